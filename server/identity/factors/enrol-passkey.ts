import type { Insertable, Kysely } from 'kysely'
import type { PasskeyTable } from '../../store/tables/second-factors.ts'
import type { Database } from '../../store/tables.ts'
import type { Site } from '../site.ts'
import { takeChallenge } from './challenges.ts'
import { readCredentialAnswer } from './credential-answer.ts'
import { keyKinds, relyingPartyOf } from './relying-party.ts'

type Enrolled = Insertable<PasskeyTable>

/**
 * Checks a passkey that a browser has made for an account.
 * @param text as the page's script sent it
 * @param owner whose it is to be, the session in which it was asked for, and its name
 * @returns what there is to store; `unasked` where nobody has asked for it just now, `unfit` where it was asked for
 * and something else came
 */
export async function enrolledPasskey(
  db: Kysely<Database>,
  site: Pick<Site, 'origin'>,
  text: string,
  { accountId, sessionUid, name }: { accountId: string; sessionUid: string; name: string },
): Promise<Enrolled | 'unasked' | 'unfit'> {
  const party = relyingPartyOf(site)
  const read = readCredentialAnswer('create', text)
  if (!party || !read) return 'unasked'
  const { answer, challenge } = read
  const wanted = { purpose: 'add', bound_to: sessionUid } as const
  if (!(await takeChallenge(db, challenge, wanted))) return 'unasked'
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const checked = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: keyKinds,
    // The package throws for whatever does not fit, and for what is no passkey at all.
  }).catch(() => null)
  if (!checked?.verified) return 'unfit'
  const { credential, credentialDeviceType, credentialBackedUp } = checked.registrationInfo
  return {
    credential_id: credential.id,
    account_id: accountId,
    rp_id: party.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: JSON.stringify(answer.response.transports ?? []),
    device_type: credentialDeviceType,
    backed_up: Number(credentialBackedUp),
    name,
    created_at: new Date().toISOString(),
    last_used_at: null,
  }
}
