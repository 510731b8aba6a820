import type { Connection } from './engine.ts'

/**
 * A secret of this installation, made at the first call. Of two processes that start together
 * one wins, and both use what it made.
 * @param make makes the value; must survive JSON
 * @throws Error when the value that was written cannot be read
 */
export async function secret<T>(db: Connection, name: string, make: () => Promise<T>): Promise<T> {
  const existing = await knownSecret<T>(db, name)
  if (existing) return existing.value
  await db
    .insertInto('identity_secrets')
    .values({ name, value: JSON.stringify(await make()), created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const stored = await knownSecret<T>(db, name)
  if (!stored) throw new Error(`The secret '${name}' could not be stored.`)
  return stored.value
}

/** A secret that was made before; null when there is none. */
export async function knownSecret<T>(db: Connection, name: string): Promise<{ value: T } | null> {
  const row = await db
    .selectFrom('identity_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row ? { value: JSON.parse(row.value) as T } : null
}

/** Puts a value in the place of a secret, whether there was one or not. */
export async function replaceSecret(db: Connection, name: string, value: unknown): Promise<void> {
  const row = { value: JSON.stringify(value), created_at: new Date().toISOString() }
  await db
    .insertInto('identity_secrets')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
}
