import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { nothingStated, type StatedDetails } from '#src/contract/trust/stated-details.ts'
import { numberKey } from '#src/contract/trust/number-key.ts'
import type { Connection } from '../engine.ts'
import { isoTime } from '../iso-time.ts'
import { carryVerdicts } from './carry-verdicts.ts'

const factTables = ['credential_statements', 'credential_checks', 'credential_stops'] as const

/** Puts credentials on a profile that it does not have yet: claimed, and confirmed by nobody. */
export async function claimCredentials(
  transaction: Connection,
  organisation_id: string,
  ids: readonly string[],
  userId: string | null,
): Promise<void> {
  if (ids.length === 0) return
  const created_at = isoTime(Date.now())
  const claimed = await transaction
    .insertInto('organisation_credentials')
    .values(
      ids.map((credential_id) => ({
        ...{ organisation_id, credential_id, created_at },
        state: 'pending' as const,
        waiting_since: created_at,
      })),
    )
    .onConflict((conflict) => conflict.columns(['organisation_id', 'credential_id']).doNothing())
    .returning('credential_id as credentialId')
    .execute()
  if (claimed.length === 0) return
  await transaction
    .insertInto('credential_statements')
    .values(
      claimed.map(({ credentialId }) =>
        statementRow({ organisationId: organisation_id, credentialId }, nothingStated, {
          ...{ userId, at: created_at },
        }),
      ),
    )
    .execute()
  await carryVerdicts(
    transaction,
    organisation_id,
    claimed.map(({ credentialId }) => credentialId),
  )
}

type Key = { organisationId: string; credentialId: string }
type Origin = { userId: string | null; at: string }

/** @returns the id of the statement */
export async function addStatement(
  transaction: Connection,
  key: Key,
  details: StatedDetails,
  origin: Origin,
): Promise<string> {
  const row = statementRow(key, details, origin)
  await transaction.insertInto('credential_statements').values(row).execute()
  return row.id
}

/** Ends that a statement is made; it stays as history. @param at ISO 8601, UTC */
export async function closeStatement(
  transaction: Connection,
  id: string,
  at: string,
): Promise<void> {
  await transaction
    .updateTable('credential_statements')
    .set({ valid_to: at })
    .where('id', '=', id)
    .execute()
}

function statementRow(
  { organisationId, credentialId }: Key,
  { number, issuer, scope, issuedOn, expiresOn, entryUrl }: StatedDetails,
  { userId, at }: Origin,
) {
  return {
    ...{ id: randomUUID(), organisation_id: organisationId, credential_id: credentialId },
    number_key: numberKey(number),
    ...{ number, issuer, scope, issued_on: issuedOn, expires_on: expiresOn, entry_url: entryUrl },
    ...{ user_id: userId, valid_from: at, valid_to: null },
  }
}

/** Takes credentials off a profile, verified or not; what was known about them stays as history. */
export async function dropCredentials(
  transaction: Connection,
  organisationId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await transaction
    .deleteFrom('organisation_credentials')
    .where('organisation_id', '=', organisationId)
    .where('credential_id', 'in', ids)
    .execute()
  const now = isoTime(Date.now())
  // A fact of a later instant, as before the clock was set back, held for none.
  const valid_to = sql<string>`case when valid_from > ${now} then valid_from else ${now} end`
  for (const table of factTables)
    await transaction
      .updateTable(table)
      .set({ valid_to })
      .where('organisation_id', '=', organisationId)
      .where('credential_id', 'in', ids)
      .where('valid_to', 'is', null)
      .execute()
}
