import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { contentInput, type ContentInput } from '#src/contract/operate/content-input.ts'
import { sanitiseHtml } from '../markup/sanitise-html.ts'
import { mapText, readText, writeText } from '#src/contract/operator-text.ts'
import type { Connection, Engine } from './engine.ts'

/** A piece of content as it is stored: with all languages of its texts. */
export type StoredContent = Pick<ContentInput, 'key' | 'title' | 'html'> & {
  /** ISO 8601, UTC. */
  updatedAt: string
}

export type ContentStore = {
  /**
   * Content of a brand, else that of every brand.
   * @param brandId null where the brand is none of the stored ones
   */
  find(key: string, brandId: string | null): Promise<StoredContent | null>
  /**
   * Adds or replaces a piece of content; of its HTML only the harmless part is stored.
   * @throws ValiError for an input that `contentInput` refuses
   */
  put(input: ContentInput): Promise<void>
}

export function createContentStore(db: Connection, engine: Engine): ContentStore {
  return {
    async find(key, brandId) {
      const rows = await db
        .selectFrom('contents')
        .select(['brand_id', 'key', 'title', 'html', 'updated_at as updatedAt'])
        .where('key', '=', key)
        .where((own) => own.or([own('brand_id', 'is', null), own('brand_id', '=', brandId)]))
        .execute()
      const row = rows.find((one) => one.brand_id !== null) ?? rows[0]
      if (!row) return null
      const { brand_id: _brand, ...content } = row
      return withTexts(content)
    },
    async put(input) {
      const content = v.parse(contentInput, input)
      await db.transaction().execute(async (transaction) => {
        await engine.lock(transaction, 'contents')
        await writeContent(transaction, content)
      })
    },
  }
}

/** Adds or replaces a piece of content in a transaction that has the lock; see `put`. */
export async function writeContent(
  transaction: Connection,
  { brandId, key, title, html }: ContentInput,
): Promise<void> {
  await removeContent(transaction, key, brandId)
  await transaction
    .insertInto('contents')
    .values({
      id: randomUUID(),
      brand_id: brandId,
      key,
      title: writeText(title),
      html: writeText(mapText(html, sanitiseHtml)),
      updated_at: new Date().toISOString(),
    })
    .execute()
}

/** All pieces of content by key, those for every brand first. */
export async function listContents(
  db: Connection,
): Promise<(StoredContent & { brandId: string | null })[]> {
  const rows = await db
    .selectFrom('contents')
    .select(['key', 'brand_id as brandId', 'title', 'html', 'updated_at as updatedAt'])
    .orderBy('key')
    .orderBy(({ eb }) => eb.case().when('brand_id', 'is', null).then(0).else(1).end())
    .orderBy('brand_id')
    .execute()
  return rows.map(withTexts)
}

function withTexts<Row extends { title: string; html: string }>(row: Row) {
  return { ...row, title: readText(row.title), html: readText(row.html) }
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
