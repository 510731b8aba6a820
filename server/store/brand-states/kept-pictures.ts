import { createHash } from 'node:crypto'
import type { Connection, Engine } from '../engine.ts'
import { isoTime } from '../iso-time.ts'
import { brandsLock } from './write-published.ts'

/** Milliseconds after which a picture goes that no brand, draft or published state names. */
const unusedFor = 86_400_000
/** Pictures of one brand that nothing names yet. */
const mostUnusedPictures = 60

/** An operator has uploaded too many pictures for a brand that nothing names. */
export class TooManyPictures extends Error {}

/**
 * Keeps a picture under a name made of its content, so that the name never means another one.
 * @returns its path
 * @throws TooManyPictures
 */
export async function keepPicture(
  db: Connection,
  brandId: string,
  { content, ending }: { content: Buffer; ending: 'png' | 'webp' | 'svg' },
  now: number,
): Promise<string> {
  const name = `kept-${createHash('sha256').update(content).digest('hex').slice(0, 40)}.${ending}`
  const row = { content: content.toString('base64'), uploaded_at: isoTime(now) }
  await db.transaction().execute(async (transaction) => {
    const kept = await transaction
      .selectFrom('brand_pictures')
      .select('name')
      .where('brand_id', '=', brandId)
      .execute()
    const named = await namedIn(transaction, brandId)
    const unused = kept.filter((one) => one.name !== name && !named.includes(one.name))
    if (unused.length >= mostUnusedPictures) throw new TooManyPictures(brandId)
    await transaction
      .insertInto('brand_pictures')
      .values({ brand_id: brandId, name, ...row })
      // Uploaded again, it stays for another day.
      .onConflict((conflict) =>
        conflict.columns(['brand_id', 'name']).doUpdateSet({ uploaded_at: row.uploaded_at }),
      )
      .execute()
  })
  return `/brands/${brandId}/${name}`
}

/** @returns null where there is no such picture */
export async function readPicture(
  db: Connection,
  brandId: string,
  name: string,
): Promise<Buffer | null> {
  const row = await db
    .selectFrom('brand_pictures')
    .select('content')
    .where('brand_id', '=', brandId)
    .where('name', '=', name)
    .executeTakeFirst()
  return row ? Buffer.from(row.content, 'base64') : null
}

/**
 * Removes pictures that nothing names any more.
 * @param now ms since the epoch
 */
export async function forgetUnusedPictures(
  db: Connection,
  engine: Engine,
  now: number,
): Promise<void> {
  const before = isoTime(now - unusedFor)
  const old = await db
    .selectFrom('brand_pictures')
    .select('brand_id as brandId')
    .distinct()
    .where('uploaded_at', '<', before)
    .execute()
  for (const { brandId } of old)
    await db.transaction().execute(async (transaction) => {
      // Nobody names a picture between the look and the removal.
      await engine.lock(transaction, brandsLock)
      await forgetUnusedOf(transaction, brandId, before)
    })
}

/** @param before when a picture was uploaded last that may go, in ISO 8601 */
async function forgetUnusedOf(
  transaction: Connection,
  brandId: string,
  before: string,
): Promise<void> {
  const old = await transaction
    .selectFrom('brand_pictures')
    .select('name')
    .where('brand_id', '=', brandId)
    .where('uploaded_at', '<', before)
    .execute()
  const named = await namedIn(transaction, brandId)
  for (const { name } of old)
    if (!named.includes(name))
      await transaction
        .deleteFrom('brand_pictures')
        .where('brand_id', '=', brandId)
        .where('name', '=', name)
        // Not one that was uploaded again meanwhile.
        .where('uploaded_at', '<', before)
        .execute()
}

/** All texts of a brand in which a picture may be named, as one: what visitors see, every kept state, the draft. */
async function namedIn(db: Connection, brandId: string): Promise<string> {
  const [brand, versions, draft] = await Promise.all([
    db.selectFrom('brands').select('content').where('id', '=', brandId).execute(),
    db.selectFrom('brand_versions').select('content').where('brand_id', '=', brandId).execute(),
    db.selectFrom('brand_drafts').select('content').where('brand_id', '=', brandId).execute(),
  ])
  return [...brand, ...versions, ...draft].map(({ content }) => content).join('\n')
}
