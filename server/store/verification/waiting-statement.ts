import { assess } from '#src/contract/trust/assess.ts'
import { outlookOn } from '../credentials/assess-held.ts'
import type { HeldKey } from '../credentials/decide-credential.ts'
import { heldFacts } from '../credentials/held-facts.ts'
import type { Connection } from '../engine.ts'

/** Id of what was stated last about a credential and waits for a decision; null where nothing does. */
export async function waitingStatement(
  db: Connection,
  { organisationId, credentialId }: HeldKey,
): Promise<string | null> {
  const facts = (await heldFacts(db, organisationId)).get(credentialId)
  const known = facts && assess(facts, outlookOn(facts, null, Date.now()))
  return known?.waitsSince ? known.newest.id : null
}
