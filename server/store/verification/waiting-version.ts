import { createHash } from 'node:crypto'
import { type Assessment, assess } from '#src/contract/trust/assess.ts'
import { outlookOn } from '../credentials/assess-held.ts'
import type { HeldKey } from '../credentials/decide-credential.ts'
import { heldFacts } from '../credentials/held-facts.ts'
import type { Connection } from '../engine.ts'

/**
 * Names what a verifier is shown of a credential, so that a decision is about nothing else: what is stated, the
 * files, and what has suspended or revoked it. What time alone changes is no part of it.
 */
export function versionOf(
  { newest, stop }: Pick<Assessment, 'newest' | 'stop'>,
  files: readonly { sha256: string }[],
): string {
  const contents = files.map(({ sha256 }) => sha256).toSorted()
  const shown = JSON.stringify([newest.id, stop?.at ?? null, contents])
  return createHash('sha256').update(shown).digest('base64url')
}

/** The version of what waits for a decision now; null where nothing does. */
export async function waitingVersion(
  db: Connection,
  { organisationId, credentialId }: HeldKey,
): Promise<string | null> {
  const facts = (await heldFacts(db, organisationId)).get(credentialId)
  const known = facts && assess(facts, outlookOn(facts, null, Date.now()))
  if (!known?.waitsSince) return null
  const files = await db
    .selectFrom('evidence')
    .select('sha256')
    .where('organisation_id', '=', organisationId)
    .where('credential_id', '=', credentialId)
    .execute()
  return versionOf(known, files)
}
