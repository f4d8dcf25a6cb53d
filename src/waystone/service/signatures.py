"""What `webauthn` does for passkeys: what browsers are asked, and whether they answer truly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from waystone.match.model import Guest, Refusal

SITE_NAME: Final = "Waystone"
# Found by the browser without being named, so that who has lost the cookie need not say who it is.
CRITERIA: Final = AuthenticatorSelectionCriteria(
    resident_key=ResidentKeyRequirement.REQUIRED,
    require_resident_key=True,  # else the library writes it here when it is first used
)


def making(site: str, guest: Guest, challenge: bytes, known: Sequence[bytes]) -> str:
    """What a browser needs to make a passkey, in a keeper that has none of the known ones."""
    options = generate_registration_options(
        rp_id=site,
        rp_name=SITE_NAME,
        user_id=guest.id.encode(),
        user_name=guest.name,
        challenge=challenge,
        authenticator_selection=CRITERIA,
        exclude_credentials=[PublicKeyCredentialDescriptor(id=each) for each in known],
    )
    return options_to_json(options)


def made(credential: str, challenge: bytes, site: str, origin: str) -> tuple[bytes, bytes, int]:
    """The id of a passkey, what its signatures are checked with, and how often it has signed."""
    try:
        found = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site,
            expected_origin=origin,
            require_user_verification=False,
        )
    except Exception:  # whatever strangers send, and however it is broken
        raise Refusal("BAD_PASSKEY") from None
    return found.credential_id, found.credential_public_key, found.sign_count


def signing(site: str, challenge: bytes) -> str:
    """What a browser needs to sign with any passkey of this site."""
    return options_to_json(generate_authentication_options(rp_id=site, challenge=challenge))


def signed(
    credential: str, challenge: bytes, site: str, origin: str, key: bytes, sign_count: int
) -> int:
    """How often a passkey has signed by now, if this is its signature."""
    try:
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site,
            expected_origin=origin,
            credential_public_key=key,
            credential_current_sign_count=sign_count,
            require_user_verification=False,
        )
    except Exception:  # as above
        raise Refusal("BAD_PASSKEY") from None
    return found.new_sign_count
