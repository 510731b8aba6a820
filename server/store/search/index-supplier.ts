import type { Catalogue } from '../../catalogue/catalogue.ts'
import { searchableOf } from '../../search/searchable-of.ts'
import type { OpenDatabase } from '../database.ts'
import type { Connection } from '../engine.ts'
import { readOrganisation } from '../organisations/read-organisation.ts'
import { saveDocument } from './save-document.ts'

/** Writes by what a supplier is found, in a transaction. */
export type SaveSupplier = (transaction: Connection) => Promise<void>

/**
 * Finds out by what a supplier is found now.
 * @param id of the organisation
 * @returns null where nothing has to be written: it is not there, and never could be found
 */
export async function indexSupplier(
  { db, engine }: Pick<OpenDatabase, 'db' | 'engine'>,
  catalogue: Catalogue,
  id: string,
): Promise<SaveSupplier | null> {
  await catalogue.preparePlaces()
  const record = await readOrganisation(db, engine, id)
  if (!record) {
    const row = await db
      .selectFrom('search_documents')
      .select(['organisation_no as no', 'version'])
      .where('organisation_id', '=', id)
      .executeTakeFirst()
    const gone = row && { id, no: Number(row.no), version: Number(row.version) }
    return gone ? (transaction) => saveDocument(transaction, engine, gone, null) : null
  }
  const [{ no }, links] = await Promise.all([
    db
      .selectFrom('organisations')
      .select((from) => from.ref('no').$castTo<number | string>().as('no'))
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('portfolio_links')
      .select('portfolio_slug as slug')
      .where('organisation_id', '=', id)
      .execute(),
  ])
  const key = { id, no: Number(no), version: record.version }
  const portfolios = [...new Set(links.map(({ slug }) => slug))]
  const searchable = searchableOf(catalogue, record, { no: key.no, portfolios })
  return (transaction) => saveDocument(transaction, engine, key, searchable)
}
