import { randomUUID } from 'node:crypto'
import { standingAt } from '#src/contract/trust/standing.ts'
import type { Connection } from '../engine.ts'
import { isoTime } from '../iso-time.ts'
import { allFacts } from './held-facts.ts'

/**
 * Has credentials that are claimed again stand where they stood when they were taken off the profile, where
 * a verifier had refused or stopped them: taking one off and adding it again must not wash it clean. What was
 * found out keeps its day.
 * @param credentialIds claimed just now, with a statement each
 */
export async function carryVerdicts(
  transaction: Connection,
  organisationId: string,
  credentialIds: readonly string[],
): Promise<void> {
  const known = await allFacts(transaction, organisationId)
  for (const credentialId of credentialIds) {
    const facts = known.get(credentialId)
    if (!facts) continue
    const claim = facts.statements.find(({ to }) => to === null)
    const takenOff = facts.statements
      .flatMap(({ to }) => to ?? [])
      .toSorted()
      .at(-1)
    const before = takenOff && standingAt(facts, isoTime(Date.parse(takenOff) - 1))
    if (!claim || !before) continue
    const { statement, confirmations, isRefused, stop } = before
    const off = { organisationId, credentialId, takenOff }
    if (stop?.kind === 'suspended' && (await isLiftedSince(transaction, off))) continue
    if (stop || (isRefused && confirmations.length === 0))
      await goOn(transaction, { from: statement.id, to: claim.id, takenOff })
  }
}

/** Whether the suspension of a credential has ended since it was taken off the profile. */
async function isLiftedSince(
  transaction: Connection,
  {
    organisationId,
    credentialId,
    takenOff,
  }: Record<'organisationId' | 'credentialId' | 'takenOff', string>,
): Promise<boolean> {
  const lifted = await transaction
    .selectFrom('suspensions')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('credential_id', '=', credentialId)
    .where('ended_at', '>=', takenOff)
    .limit(1)
    .executeTakeFirst()
  return lifted !== undefined
}

/** States again what one statement said, with what was found out about it and held until it was taken off. */
async function goOn(
  transaction: Connection,
  { from, to, takenOff }: { from: string; to: string; takenOff: string },
): Promise<void> {
  const said = await transaction
    .selectFrom('credential_statements')
    .select(['number', 'number_key', 'issuer', 'scope', 'issued_on', 'expires_on', 'entry_url'])
    .where('id', '=', from)
    .executeTakeFirstOrThrow()
  await transaction.updateTable('credential_statements').set(said).where('id', '=', to).execute()
  for (const table of ['credential_checks', 'credential_stops'] as const) {
    const rows = await transaction
      .selectFrom(table)
      .selectAll()
      .where('statement_id', '=', from)
      .where('valid_to', '=', takenOff)
      .execute()
    for (const row of rows)
      await transaction
        .insertInto(table)
        .values({ ...row, id: randomUUID(), statement_id: to, valid_to: null })
        .execute()
  }
}
