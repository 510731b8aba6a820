import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables.ts'
import type { Account } from '../accounts/account-store.ts'
import type { Site } from '../site.ts'
import { issueChallenge } from './challenges.ts'
import { passkeysOf, type Passkey } from './passkeys.ts'
import { keyKinds, relyingPartyOf } from './relying-party.ts'

type Asked = {
  purpose: 'sign-in' | 'confirm'
  boundTo: string
  /** Those that may answer; every one that the browser knows for the site, where nothing is said. */
  passkeys?: readonly Passkey[]
}

/** Asks a browser for a passkey. @returns JSON for the page's script; null where it can have none */
export async function passkeyRequest(
  db: Kysely<Database>,
  site: Pick<Site, 'origin'>,
  { purpose, boundTo, passkeys }: Asked,
): Promise<string | null> {
  const party = relyingPartyOf(site)
  const usable = passkeys?.filter(({ rp_id }) => rp_id === party?.id)
  if (!party || usable?.length === 0) return null
  const challenge = await issueChallenge(db, { purpose, bound_to: boundTo })
  const options: PublicKeyCredentialRequestOptionsJSON = {
    challenge,
    rpId: party.id,
    userVerification: 'required',
    allowCredentials: (usable ?? []).map((one) => ({
      id: one.credential_id,
      type: 'public-key',
      transports: JSON.parse(one.transports) as AuthenticatorTransport[],
    })),
  }
  return JSON.stringify(options)
}

/**
 * Asks a browser to make a passkey, which it finds without a name typed and uses only once the person has
 * proved themselves to it: so one passkey is two factors.
 * @returns JSON for the page's script; null where it can make none
 */
export async function passkeyCreation(
  db: Kysely<Database>,
  site: Pick<Site, 'origin' | 'brand'>,
  account: Account,
  sessionUid: string,
): Promise<string | null> {
  const party = relyingPartyOf(site)
  if (!party) return null
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const challenge = await issueChallenge(db, { purpose: 'add', bound_to: sessionUid })
  const known = await passkeysOf(db, account.id)
  const options = await generateRegistrationOptions({
    rpName: site.brand.name,
    rpID: party.id,
    userID: new TextEncoder().encode(account.id),
    userName: account.email,
    userDisplayName: `${account.first_name} ${account.last_name}`,
    challenge: Buffer.from(challenge, 'base64url'),
    excludeCredentials: known.map((one) => ({ id: one.credential_id })),
    supportedAlgorithmIDs: keyKinds,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return JSON.stringify(options)
}
