import type { Connection } from './engine.ts'

/** All pieces of content by key, those for every brand first. */
export function listContents(db: Connection) {
  return db
    .selectFrom('contents')
    .select(['key', 'brand_id as brandId', 'title', 'html', 'updated_at as updatedAt'])
    .orderBy('key')
    .orderBy(({ eb }) => eb.case().when('brand_id', 'is', null).then(0).else(1).end())
    .orderBy('brand_id')
    .execute()
}

/**
 * Takes a piece of content away.
 * @param brandId null: the one for every brand
 * @returns whether it was there
 */
export async function removeContent(
  transaction: Connection,
  key: string,
  brandId: string | null,
): Promise<boolean> {
  const removed = await transaction
    .deleteFrom('contents')
    .where('key', '=', key)
    .where('brand_id', brandId === null ? 'is' : '=', brandId)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}
