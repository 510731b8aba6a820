import { mostHolders } from '#src/contract/operate/duplicates.ts'
import type { Sign } from '../../policies/duplicate-keys.ts'
import type { Connection } from '../engine.ts'
import { lockOrganisation } from '../organisations/lock-organisation.ts'
import { findPairs } from './find-pairs.ts'
import { holdersOf } from './holders.ts'

/** What an organisation is compared by, with the name that it had then. */
type Keys = { coreName: string; keys: readonly Sign[] }

/** Whether an organisation is compared by something else than what is stored. */
export async function areOther(
  db: Connection,
  organisationId: string,
  { coreName, keys }: Keys,
): Promise<boolean> {
  const stored = await storedKeys(db, organisationId)
  const texts = (signs: readonly Sign[], names: readonly string[]) =>
    signs.map(({ kind, value }, at) => `${names[at]} ${kind} ${value}`).toSorted()
  const before = texts(
    stored,
    stored.map((one) => one.coreName),
  )
  const after = texts(
    keys,
    keys.map(() => coreName),
  )
  return before.length !== after.length || before.some((one, at) => one !== after[at])
}

/**
 * Stores what an organisation is compared by, and finds its pairs anew, with those of others for whom something has
 * become, or ceased to be, too common to be a sign.
 * @param keys none: it is gone
 */
export async function saveKeys(
  transaction: Connection,
  organisationId: string,
  { coreName, keys }: Keys,
): Promise<void> {
  const before = await storedKeys(transaction, organisationId)
  await transaction
    .deleteFrom('duplicate_keys')
    .where('organisation_id', '=', organisationId)
    .execute()
  if (keys.length > 0)
    await transaction
      .insertInto('duplicate_keys')
      .values(
        keys.map(({ kind, value }) => ({
          ...{ organisation_id: organisationId, kind, value, core_name: coreName },
        })),
      )
      .execute()
  const affected = new Set([organisationId])
  for (const key of without(before, keys))
    for (const id of await crowd(transaction, key, mostHolders)) affected.add(id)
  for (const key of without(keys, before))
    for (const id of await crowd(transaction, key, mostHolders + 1)) affected.add(id)
  // In the order in which mergers lock. Whoever dismisses one of the pairs locks both of its organisations.
  const ids = [...affected].toSorted()
  for (const id of ids) await lockOrganisation(transaction, id)
  for (const id of ids) await findPairs(transaction, id)
}

async function storedKeys(db: Connection, organisationId: string) {
  return db
    .selectFrom('duplicate_keys')
    .select(['kind', 'value', 'core_name as coreName'])
    .where('organisation_id', '=', organisationId)
    .execute()
}

/** The organisations that share a key where they are exactly so many: with that it passed the border. */
async function crowd(transaction: Connection, key: Sign, size: number): Promise<string[]> {
  const holders = await holdersOf(transaction, key, size + 1)
  return holders.length === size ? holders.map(({ id }) => id) : []
}

const without = (signs: readonly Sign[], others: readonly Sign[]): Sign[] =>
  signs.filter(({ kind, value }) =>
    others.every((other) => other.kind !== kind || other.value !== value),
  )
