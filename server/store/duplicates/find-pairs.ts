import { mostHolders } from '#src/contract/operate/duplicates.ts'
import { isCovered, type Sign, signsOf } from '../../policies/duplicate-keys.ts'
import type { Connection } from '../engine.ts'
import { holdersOf } from './holders.ts'
import { pairOf, readSigns } from './pair.ts'

/** Writes down with which others an organisation is probably one, and removes pairs that are none any more. */
export async function findPairs(transaction: Connection, id: string): Promise<void> {
  const found = await signsByOther(transaction, id)
  const known = await transaction
    .selectFrom('organisations')
    .select('id')
    .where('id', 'in', [id, ...found.keys()])
    .execute()
  const areThere = new Set(known.map((one) => one.id))
  const dismissed = await dismissedWith(transaction, id)
  const kept = new Set<string>()
  for (const [other, signs] of found) {
    const before = dismissed.get(other)
    if (!areThere.has(id) || !areThere.has(other) || (before && isCovered(signs, before))) continue
    kept.add(other)
    await putPair(transaction, id, other, signs)
  }
  const stored = await transaction
    .selectFrom('duplicate_pairs')
    .select(['first_id', 'second_id'])
    .where((is) => is.or([is('first_id', '=', id), is('second_id', '=', id)]))
    .execute()
  for (const { first_id, second_id } of stored)
    if (!kept.has(first_id === id ? second_id : first_id))
      await transaction
        .deleteFrom('duplicate_pairs')
        .where('first_id', '=', first_id)
        .where('second_id', '=', second_id)
        .execute()
}

/** What says that an organisation and others are one, by the ids of those. */
async function signsByOther(transaction: Connection, id: string): Promise<Map<string, Sign[]>> {
  const own = await transaction
    .selectFrom('duplicate_keys')
    .select(['kind', 'value', 'core_name as coreName'])
    .where('organisation_id', '=', id)
    .orderBy('kind')
    .orderBy('value')
    .execute()
  const shared = new Map<string, { name: string; signs: Sign[] }>()
  for (const { kind, value } of own) {
    const holders = await holdersOf(transaction, { kind, value }, mostHolders + 1)
    if (holders.length > mostHolders) continue
    for (const other of holders) {
      if (other.id === id) continue
      const entry = shared.get(other.id) ?? { name: other.coreName, signs: [] }
      entry.signs.push({ kind, value })
      shared.set(other.id, entry)
    }
  }
  const found = new Map<string, Sign[]>()
  for (const [other, { name, signs }] of shared) {
    const telling = signsOf(signs, { one: own[0]?.coreName ?? '', other: name })
    if (telling.length > 0) found.set(other, telling)
  }
  return found
}

async function dismissedWith(transaction: Connection, id: string): Promise<Map<string, Sign[]>> {
  const rows = await transaction
    .selectFrom('duplicate_dismissals')
    .select(['first_id', 'second_id', 'signs'])
    .where((is) => is.or([is('first_id', '=', id), is('second_id', '=', id)]))
    .execute()
  return new Map(
    rows.map(({ first_id, second_id, signs }) => [
      first_id === id ? second_id : first_id,
      readSigns(signs),
    ]),
  )
}

/** One that was found before stays as old as it is. */
async function putPair(
  transaction: Connection,
  id: string,
  other: string,
  signs: readonly Sign[],
): Promise<void> {
  const { first, second } = pairOf(id, other)
  const has = (kind: Sign['kind']): 0 | 1 => (signs.some((sign) => sign.kind === kind) ? 1 : 0)
  const says = {
    ...{ signs: JSON.stringify(signs), by_number: has('number') },
    ...{ by_website: has('website'), by_name: has('name') },
  }
  await transaction
    .insertInto('duplicate_pairs')
    .values({ first_id: first, second_id: second, since: new Date().toISOString(), ...says })
    .onConflict((conflict) => conflict.columns(['first_id', 'second_id']).doUpdateSet(says))
    .execute()
}
