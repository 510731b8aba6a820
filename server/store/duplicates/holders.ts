import type { Sign } from '../../policies/duplicate-keys.ts'
import type { Connection } from '../engine.ts'

/** The organisations that have a key. @param limit how many are read at most */
export function holdersOf(
  db: Connection,
  { kind, value }: Sign,
  limit: number,
): Promise<{ id: string; coreName: string }[]> {
  return db
    .selectFrom('duplicate_keys')
    .select(['organisation_id as id', 'core_name as coreName'])
    .where('kind', '=', kind)
    .where('value', '=', value)
    .orderBy('organisation_id')
    .limit(limit)
    .execute()
}
