import { waitsAnewWithEvidence } from '#src/contract/takes-evidence.ts'
import { assess } from '#src/contract/trust/assess.ts'
import type { Connection } from '../engine.ts'
import { lockOrganisation } from '../organisations/lock-organisation.ts'
import { raiseVersion } from '../organisations/raise-version.ts'
import { outlookOn } from './assess-held.ts'
import { type HeldKey, renewCredential } from './decide-credential.ts'
import { heldFacts } from './held-facts.ts'
import { saveStates } from './save-states.ts'

/**
 * Has a credential wait for a decision on the papers that were just handed in: one that ends or has ended
 * (TRU-6), and one of which a verifier has asked for more, or has refused what was stated. What was confirmed
 * counts as long as it did.
 * @param userId who handed them in
 */
export async function renewWithEvidence(
  transaction: Connection,
  key: HeldKey,
  userId: string,
): Promise<void> {
  // Before anything is read: a save may be stating something else of it just now.
  await lockOrganisation(transaction, key.organisationId)
  const facts = (await heldFacts(transaction, key.organisationId)).get(key.credentialId)
  const { country_code: countryCode } = await transaction
    .selectFrom('organisations')
    .select('country_code')
    .where('id', '=', key.organisationId)
    .executeTakeFirstOrThrow()
  const known = facts && assess(facts, outlookOn(facts, countryCode, Date.now()))
  if (!known || !waitsAnewWithEvidence(known)) return
  await raiseVersion(transaction, key.organisationId)
  await renewCredential(transaction, key, known.newest, userId)
  await saveStates(transaction, key.organisationId)
}
