import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables.ts'
import type { Site } from '../site.ts'
import { takeChallenge } from './challenges.ts'
import { readCredentialAnswer, type CredentialAnswer } from './credential-answer.ts'
import { notePasskeyUse, passkeyById, type Passkey } from './passkeys.ts'
import { relyingPartyOf, type RelyingParty } from './relying-party.ts'

type Asked = {
  purpose: 'sign-in' | 'confirm'
  boundTo: string
  /** The account that it has to be of; where nothing is said, the passkey tells whose it is. */
  accountId?: string
  /** Told of a passkey whose signature was right and whose counter was not: somebody may have a copy of it. */
  onCopy(passkey: Passkey): Promise<void>
}

/**
 * Checks what a passkey has signed: a challenge of ours for this sign-in or session, which was not used
 * before, on this site, by a person who has proved themselves to the authenticator, with a counter that
 * has gone on. Of all that is wrong nothing is told apart.
 * @param text as the page's script sent it
 * @returns the passkey; null where something is wrong
 */
export async function checkPasskey(
  db: Kysely<Database>,
  site: Pick<Site, 'origin'>,
  text: string,
  { purpose, boundTo, accountId, onCopy }: Asked,
): Promise<Passkey | null> {
  const party = relyingPartyOf(site)
  const read = readCredentialAnswer('get', text)
  if (!party || !read) return null
  const { answer, challenge } = read
  if (!(await takeChallenge(db, challenge, { purpose, bound_to: boundTo }))) return null
  const passkey = await passkeyById(db, answer.id, party.id)
  if (!passkey || passkey.account_id !== (accountId ?? passkey.account_id)) return null
  if (!isOfAccount(answer, passkey, accountId === undefined)) return null
  const used = await signedBy(passkey, { answer, challenge, party })
  if (!used) return null
  if (!hasGoneOn(passkey, used)) {
    await onCopy(passkey)
    return null
  }
  return (await notePasskeyUse(db, passkey, used)) ? passkey : null
}

/** Whether an authenticator that counts has counted on; many do not, and say 0 (WebAuthn, 7.2, step 22). */
function hasGoneOn({ counter: before }: Passkey, { counter }: { counter: number }): boolean {
  return counter > Number(before) || (counter === 0 && Number(before) === 0)
}

/**
 * Whether the authenticator names the account as its user. It has to, where nobody has named it before
 * (WebAuthn, 7.2, step 6).
 */
function isOfAccount(
  { response: { userHandle } }: CredentialAnswer<'get'>,
  passkey: Passkey,
  isNeeded: boolean,
): boolean {
  if (userHandle === undefined) return !isNeeded
  return Buffer.from(userHandle, 'base64url').toString() === passkey.account_id
}

type Signed = { answer: CredentialAnswer<'get'>; challenge: string; party: RelyingParty }

/** @returns what the authenticator says of itself; null where the signature or what was signed is wrong */
async function signedBy(
  passkey: Passkey,
  { answer, challenge, party }: Signed,
): Promise<{ counter: number; isBackedUp: boolean } | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        // Compared below, so that the owner is told of one that has stood still.
        counter: 0,
      },
      requireUserVerification: true,
    })
    const { newCounter: counter, credentialBackedUp: isBackedUp } = authenticationInfo
    return verified ? { counter, isBackedUp } : null
  } catch {
    // The package throws for whatever does not fit, and for what is no signature at all.
    return null
  }
}
