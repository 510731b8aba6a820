import { randomBytes } from 'node:crypto'
import type { Connection } from '../engine.ts'
import { slugFrom } from './slug-from.ts'

const numberedAttempts = 20

/**
 * Reserves the best free slug for a name: as it is, then numbered, then with a random ending.
 * Safe when two do so at once, because reserving is an insert that yields to the first.
 * @returns a slug that belongs to the organisation from now on
 */
export async function reserveSlug(
  transaction: Connection,
  organisationId: string,
  name: string,
): Promise<string> {
  const base = (await slugFrom(name)) || 'organisation'
  for (let attempt = 1; ; attempt += 1) {
    const ending = attempt <= numberedAttempts ? String(attempt) : randomBytes(4).toString('hex')
    const slug = attempt === 1 ? base : `${base}-${ending}`
    await transaction
      .insertInto('organisation_slugs')
      .values({ slug, organisation_id: organisationId, created_at: new Date().toISOString() })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .execute()
    const owner = await transaction
      .selectFrom('organisation_slugs')
      .select('organisation_id')
      .where('slug', '=', slug)
      .executeTakeFirst()
    if (owner?.organisation_id === organisationId) return slug
  }
}
