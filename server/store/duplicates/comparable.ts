import type { Comparable } from '../../policies/duplicate-keys.ts'
import type { Connection } from '../engine.ts'

/** What of an organisation is compared; undefined: there is none. */
export async function readComparable(db: Connection, id: string): Promise<Comparable | undefined> {
  const row = await db
    .selectFrom('organisations')
    .select(['core_key as coreName', 'country_code as countryCode', 'website'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const identifiers = await db
    .selectFrom('organisation_identifiers')
    .select(['type_id as typeId', 'identifier'])
    .where('organisation_id', '=', id)
    .execute()
  return { ...row, identifiers }
}
