import { createHash, randomBytes } from 'node:crypto'
import { previewMinutes } from '#src/contract/operate/brand-preview.ts'
import type { BrandState } from '#src/contract/operate/brand-state.ts'
import type { Connection } from '../engine.ts'
import { isoTime } from '../iso-time.ts'
import { readRecord, readVersion } from './brand-records.ts'
import { UnknownBrand } from './brand-refusals.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * Opens a preview of a brand.
 * @param number of a published state; null: the draft, or what is published where there is none
 * @returns `token`, which opens it and is stored nowhere
 * @throws UnknownBrand
 */
export async function openPreview(
  db: Connection,
  brandId: string,
  number: number | null,
  now: number,
): Promise<{ token: string; expiresAt: string }> {
  if (!(await stateToShow(db, brandId, number))) throw new UnknownBrand(brandId)
  const token = randomBytes(24).toString('base64url')
  const expiresAt = isoTime(now + previewMinutes * 60_000)
  await db
    .insertInto('brand_previews')
    .values({ token_hash: hashOf(token), brand_id: brandId, number, expires_at: expiresAt })
    .execute()
  return { token, expiresAt }
}

/** What a preview shows: the state as it is now. */
export type Previewed = {
  state: BrandState
  /** What visitors see; null where that is nothing. */
  published: BrandState | null
}

/**
 * @param now ms since the epoch
 * @returns null where there is no such preview, or none any more
 */
export async function findPreview(
  db: Connection,
  token: string,
  now: number,
): Promise<Previewed | null> {
  const found = await db
    .selectFrom('brand_previews')
    .select(['brand_id', 'number'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', isoTime(now))
    .executeTakeFirst()
  return found ? stateToShow(db, found.brand_id, found.number) : null
}

async function stateToShow(
  db: Connection,
  brandId: string,
  number: number | null,
): Promise<Previewed | null> {
  const { draft, published } = await readRecord(db, brandId)
  const state =
    number === null ? (draft ?? published)?.state : (await readVersion(db, brandId, number))?.state
  return state ? { state, published: published?.state ?? null } : null
}
