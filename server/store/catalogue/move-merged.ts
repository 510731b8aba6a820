import { sql } from 'kysely'
import {
  type DeriveAttributes,
  saveDerivedAttributes,
} from '../credentials/save-derived-attributes.ts'
import { saveStates } from '../credentials/save-states.ts'
import type { Connection } from '../engine.ts'
import { raiseVersion } from '../organisations/raise-version.ts'

/** Organisations that are looked for at a time. */
const together = 100

/** Tables whose rows go with a credential that becomes another one. */
const followers = [
  'credential_statements',
  'credential_checks',
  'credential_stops',
  'credential_notes',
  'suspensions',
  'reports',
] as const

/**
 * Gives the organisations that hold an entry of the catalogue which has become another one that other
 * entry, with all that is known and was handed in.
 * @param signal ends it after the organisation at hand; the next run goes on
 * @returns organisations that were changed
 */
export async function moveMerged(
  db: Connection,
  derive: DeriveAttributes,
  signal?: AbortSignal,
): Promise<number> {
  for (let moved = 0; ;) {
    const merged = await mergedEntries(db)
    if (merged.size === 0) return moved
    // Ids as values: with those of the catalogue, whose column has another collation, PostgreSQL would use no index.
    const held = await db
      .selectFrom('organisation_credentials')
      .select(['organisation_id as organisationId', 'credential_id as from'])
      .where('credential_id', 'in', [...merged.keys()])
      .limit(together)
      .execute()
    for (const one of held) {
      const into = merged.get(one.from)
      if (signal?.aborted || into === undefined) return moved
      const move = { ...one, into }
      await db.transaction().execute((transaction) => moveOne(transaction, move, derive))
      moved += 1
    }
    if (held.length < together) return moved
  }
}

/** What has become of entries that are another one, by their ids. */
async function mergedEntries(db: Connection): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('catalogue_credentials')
    .select('id')
    .select((from) => from.ref('merged_into').$notNull().as('into'))
    .where('valid_to', 'is', null)
    .where('merged_into', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, into }) => [id, into]))
}

type Move = { organisationId: string; from: string; into: string }

async function moveOne(transaction: Connection, move: Move, derive: DeriveAttributes) {
  const { organisationId, from, into } = move
  await raiseVersion(transaction, organisationId)
  await moveHolding(transaction, move)
  for (const table of followers)
    await transaction
      .updateTable(table)
      .set({ credential_id: into })
      .where('organisation_id', '=', organisationId)
      .where('credential_id', '=', from)
      .execute()
  await moveReminders(transaction, move)
  await moveFiles(transaction, move)
  await saveStates(transaction, organisationId)
  await saveDerivedAttributes(transaction, organisationId, derive)
}

async function moveHolding(transaction: Connection, { organisationId, from, into }: Move) {
  await sql`insert into organisation_credentials (organisation_id, credential_id, created_at, state)
    select organisation_id, ${into}, created_at, state from organisation_credentials
    where organisation_id = ${organisationId} and credential_id = ${from}
    on conflict (organisation_id, credential_id) do nothing`.execute(transaction)
  await transaction
    .deleteFrom('organisation_credentials')
    .where('organisation_id', '=', organisationId)
    .where('credential_id', '=', from)
    .execute()
}

/** Nobody is reminded of the same last day again. */
async function moveReminders(transaction: Connection, { organisationId, from, into }: Move) {
  await sql`insert into credential_reminders
      (user_id, organisation_id, credential_id, expires_on, step, created_at)
    select user_id, organisation_id, ${into}, expires_on, step, created_at
    from credential_reminders
    where organisation_id = ${organisationId} and credential_id = ${from}
    on conflict do nothing`.execute(transaction)
  await transaction
    .deleteFrom('credential_reminders')
    .where('organisation_id', '=', organisationId)
    .where('credential_id', '=', from)
    .execute()
}

/** The same file is kept once for each credential. */
async function moveFiles(transaction: Connection, { organisationId, from, into }: Move) {
  const rowsOf = (id: string) =>
    transaction
      .selectFrom('evidence')
      .select('sha256')
      .where('organisation_id', '=', organisationId)
      .where('credential_id', '=', id)
  await transaction
    .deleteFrom('evidence')
    .where('organisation_id', '=', organisationId)
    .where('credential_id', '=', from)
    .where('sha256', 'in', rowsOf(into))
    .execute()
  await transaction
    .updateTable('evidence')
    .set({ credential_id: into })
    .where('organisation_id', '=', organisationId)
    .where('credential_id', '=', from)
    .execute()
}
