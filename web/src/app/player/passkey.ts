/** Passkeys: what the server asks of the browser, and what the browser answers, as JSON. */
import { tell } from '../../kit/http'
import type { Guest, OwnPasskey, PasskeyOptions } from '../../kit/wire'

/** Whether this page can have passkeys: not every browser, and no page without a name. */
export function canHavePasskeys(): boolean {
  const isNumber = /^[\d.]+$|:/.test(location.hostname)
  return isSecureContext && 'PublicKeyCredential' in window && !isNumber
}

/** Whoever asks for a passkey may change their mind, or look for it for too long. */
export const isCalledOff = (error: unknown): boolean =>
  error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name)

/** The keeper of passkeys holds one of this player already. */
export const isKnown = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'InvalidStateError'

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0))
}

export function textOf(bytes: ArrayBuffer): string {
  const plain = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('')
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

interface Described {
  readonly id: string
  readonly type: 'public-key'
}

/** Make a passkey of this player. */
export async function makePasskey(): Promise<OwnPasskey> {
  const { options } = await tell<PasskeyOptions>('/api/guest/passkey/offer', {})
  const asked = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON
  const made = (await navigator.credentials.create({
    publicKey: {
      ...(asked as unknown as PublicKeyCredentialCreationOptions),
      challenge: bytesOf(asked.challenge),
      user: { ...asked.user, id: bytesOf(asked.user.id) },
      excludeCredentials: described(asked.excludeCredentials as readonly Described[] | undefined),
    },
  })) as PublicKeyCredential
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse
  const response = {
    clientDataJSON: textOf(clientDataJSON),
    attestationObject: textOf(attestationObject),
  }
  return tell<OwnPasskey>('/api/guest/passkey', { credential: answer(made, response) })
}

/** Be the player whose passkey signs from now on. */
export async function usePasskey(): Promise<Guest> {
  const { options } = await tell<PasskeyOptions>('/api/guest/passkey/challenge', {})
  const asked = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON
  const signed = (await navigator.credentials.get({
    publicKey: {
      ...(asked as unknown as PublicKeyCredentialRequestOptions),
      challenge: bytesOf(asked.challenge),
      allowCredentials: [],
    },
  })) as PublicKeyCredential
  const found = signed.response as AuthenticatorAssertionResponse
  const response = {
    clientDataJSON: textOf(found.clientDataJSON),
    authenticatorData: textOf(found.authenticatorData),
    signature: textOf(found.signature),
    ...(found.userHandle ? { userHandle: textOf(found.userHandle) } : {}),
  }
  return tell<Guest>('/api/guest/passkey/use', { credential: answer(signed, response) })
}

function described(known: readonly Described[] = []): PublicKeyCredentialDescriptor[] {
  return known.map(({ id, type }) => ({ id: bytesOf(id), type }))
}

function answer({ id, type }: PublicKeyCredential, response: object): string {
  return JSON.stringify({ id, rawId: id, type, response, clientExtensionResults: {} })
}
