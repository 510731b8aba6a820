import { randomUUID } from 'node:crypto'
import type { Connection } from '../engine.ts'
import { raiseVersion } from '../organisations/raise-version.ts'
import type { CheckedThing } from '../tables/trust.ts'

/** A check of something that an organisation says of itself. It counts as long as the organisation says the same. */
export type OrganisationCheck = CheckedThing & {
  /** What was checked, as it was stored then. */
  value: string
  /** In whose name; null: in the portal's. */
  authority: string | null
  /** Where it was found, http or https. */
  entryUrl: string | null
}

/** Notes a check; an earlier one of the same thing ends with it. Runs in the caller's transaction. */
export async function noteCheck(
  transaction: Connection,
  organisationId: string,
  { kind, typeId, value, authority, entryUrl }: OrganisationCheck,
): Promise<void> {
  await raiseVersion(transaction, organisationId)
  const now = new Date().toISOString()
  await transaction
    .updateTable('organisation_checks')
    .set({ valid_to: now })
    .where('organisation_id', '=', organisationId)
    .where('kind', '=', kind)
    .where('type_id', typeId === null ? 'is' : '=', typeId)
    .where('valid_to', 'is', null)
    .execute()
  await transaction
    .insertInto('organisation_checks')
    .values({
      ...{ id: randomUUID(), organisation_id: organisationId, kind, type_id: typeId, value },
      ...{ authority, entry_url: entryUrl, valid_from: now, valid_to: null },
    })
    .execute()
}

/** The number of a type that an organisation has; null where it has none. */
export async function numberOf(
  transaction: Connection,
  organisationId: string,
  typeId: string,
): Promise<string | null> {
  const row = await transaction
    .selectFrom('organisation_identifiers')
    .select('identifier')
    .where('organisation_id', '=', organisationId)
    .where('type_id', '=', typeId)
    .executeTakeFirst()
  return row?.identifier ?? null
}
