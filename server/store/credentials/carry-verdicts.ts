import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Connection } from '../engine.ts'

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
  const known = await knownOf(transaction, organisationId, credentialIds)
  for (const credentialId of credentialIds) {
    const [statements, checks, stops] = [
      known.statements.filter((one) => one.credential_id === credentialId),
      known.checks.filter((one) => one.credential_id === credentialId),
      known.stops.filter((one) => one.credential_id === credentialId),
    ]
    const claim = statements.find(({ valid_to }) => valid_to === null)
    const takenOff = statements
      .flatMap(({ valid_to }) => valid_to ?? [])
      .toSorted()
      .at(-1)
    if (!claim || takenOff === undefined) continue
    const stopped = statements.find(
      ({ id, valid_to }) =>
        valid_to === takenOff &&
        stops.some((stop) => stop.statement_id === id && stop.valid_to === takenOff),
    )
    const goesOn = { statement_id: claim.id, valid_to: null }
    if (!stopped) {
      const [last] = checks
      if (last?.outcome === 'refused') await addChecks(transaction, [{ ...last, ...goesOn }])
      continue
    }
    const { number, issuer, scope, issued_on, expires_on, entry_url } = stopped
    await transaction
      .updateTable('credential_statements')
      .set({ number, issuer, scope, issued_on, expires_on, entry_url })
      .where('id', '=', claim.id)
      .execute()
    const ofStopped = ({
      statement_id,
      valid_to,
    }: {
      statement_id: string
      valid_to: string | null
    }) => statement_id === stopped.id && valid_to === takenOff
    await addChecks(
      transaction,
      checks.filter(ofStopped).map((one) => ({ ...one, ...goesOn })),
    )
    for (const stop of stops.filter(ofStopped))
      await transaction
        .insertInto('credential_stops')
        .values({ ...stop, ...goesOn, id: randomUUID() })
        .execute()
  }
}

type Checks = Awaited<ReturnType<typeof knownOf>>['checks']

async function addChecks(transaction: Connection, checks: Checks): Promise<void> {
  for (const check of checks)
    await transaction
      .insertInto('credential_checks')
      .values({ ...check, id: randomUUID() })
      .execute()
}

/** All that is or was known about some credentials; decisions with the newest first. */
async function knownOf(
  transaction: Connection,
  organisationId: string,
  credentialIds: readonly string[],
) {
  const own = sql<boolean>`organisation_id = ${organisationId} and credential_id in (${sql.join(credentialIds)})`
  return {
    statements: await transaction
      .selectFrom('credential_statements')
      .selectAll()
      .where(own)
      .execute(),
    checks: await transaction
      .selectFrom('credential_checks')
      .selectAll()
      .where(own)
      .where('outcome', '!=', 'incomplete')
      .orderBy('valid_from', 'desc')
      .execute(),
    stops: await transaction.selectFrom('credential_stops').selectAll().where(own).execute(),
  }
}
