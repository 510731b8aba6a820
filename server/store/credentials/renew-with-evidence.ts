import { assess } from '#src/contract/trust/assess.ts'
import type { CredentialState } from '#src/contract/trust/credential-state.ts'
import type { Connection } from '../engine.ts'
import { raiseVersion } from '../organisations/raise-version.ts'
import { outlookOn } from './assess-held.ts'
import { type HeldKey, renewCredential } from './decide-credential.ts'
import { heldFacts } from './held-facts.ts'
import { saveStates } from './save-states.ts'

/** In which new papers can only be meant for a renewal. */
const ending: readonly CredentialState[] = ['expiring', 'expired', 'revoked']

/**
 * Has a credential that ends, or has ended, wait for a decision on the papers that were just handed in
 * (TRU-6). What was confirmed counts as long as it did.
 * @param userId who handed them in
 */
export async function renewWithEvidence(
  transaction: Connection,
  key: HeldKey,
  userId: string,
): Promise<void> {
  const facts = (await heldFacts(transaction, key.organisationId)).get(key.credentialId)
  const { country_code: countryCode } = await transaction
    .selectFrom('organisations')
    .select('country_code')
    .where('id', '=', key.organisationId)
    .executeTakeFirstOrThrow()
  const known = facts && assess(facts, outlookOn(facts, countryCode, Date.now()))
  if (!known || known.hasRenewal || !ending.includes(known.state)) return
  await raiseVersion(transaction, key.organisationId)
  await renewCredential(transaction, key, known.statement, userId)
  await saveStates(transaction, key.organisationId)
}
