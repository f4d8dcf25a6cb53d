/**
 * The files of the engine, unpacked. They are squeezed with a checksum inside, so a damaged one is
 * noticed here whatever kept it; it is then fetched once more, past every cache.
 */

export interface EngineFile {
  readonly name: string
  readonly bytes: number
  readonly sha256: string
}

export interface Manifest {
  readonly pyodide: string
  readonly mark: string
  /** What Pyodide wants to know of the packages that it could load. */
  readonly lock: object
  readonly files: readonly EngineFile[]
}

/** Hears how many bytes of a file have come. */
export type Hear = (bytes: number) => void

/** A file by an address that is another one whenever its content is. */
export const addressOf = (base: string, file: EngineFile): string =>
  `${base}${file.name}?${file.sha256.slice(0, 12)}`

export async function fetchManifest(base: string): Promise<Manifest> {
  return (await (await fetched(`${base}engine.json`, { cache: 'no-cache' })).json()) as Manifest
}

async function fetched(address: string, how: RequestInit): Promise<Response> {
  const response = await fetch(address, how)
  if (!response.ok) throw new Error(`${address}: ${String(response.status)}`)
  return response
}

/** The stream, telling how much has come. */
function counted(stream: ReadableStream<Uint8Array>, hear: Hear): ReadableStream<Uint8Array> {
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, out) {
      hear(part.byteLength)
      out.enqueue(part)
    },
  })
  return stream.pipeThrough(counter)
}

async function unpacked(
  address: string,
  type: string,
  how: RequestInit,
  hear: Hear,
): Promise<Response> {
  const { body } = await fetched(address, how)
  if (body === null) throw new Error(`${address}: empty`)
  const stream = counted(body, hear).pipeThrough(
    new DecompressionStream('gzip') as unknown as ReadableWritablePair<Uint8Array, Uint8Array>,
  )
  return new Response(stream, { headers: { 'Content-Type': type } })
}

/** What becomes of a file while it comes, so that it need not be here as a whole first. */
export interface Use<T> {
  readonly type: string
  make(unpacked: Response): Promise<T>
}

export const BYTES: Use<ArrayBuffer> = {
  type: 'application/octet-stream',
  make: (unpacked) => unpacked.arrayBuffer(),
}

export const COMPILED: Use<WebAssembly.Module> = {
  type: 'application/wasm',
  make: (unpacked) => WebAssembly.compileStreaming(unpacked),
}

/** A squeezed file, used as it comes; `hear` is told less again where it is fetched anew. */
export async function fetchUnpacked<T>(
  base: string,
  file: EngineFile,
  { type, make }: Use<T>,
  hear: Hear,
): Promise<T> {
  const address = addressOf(base, file)
  let come = 0
  const hearToo: Hear = (bytes) => {
    come += bytes
    hear(bytes)
  }
  try {
    return await make(await unpacked(address, type, {}, hearToo))
  } catch {
    hear(-come)
    return make(await unpacked(address, type, { cache: 'reload' }, hear))
  }
}
