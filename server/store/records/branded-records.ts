import {
  type BrandedTable,
  listBranded,
  moveBranded,
  removeBranded,
  writeOfBrand,
} from '../branded-lists.ts'
import type { RecordRows } from './record-edits.ts'

/** Records that belong to one brand or to every brand (null), and have an order. */
type Branded = { id: string; brandId: string | null }

/** Where the records of a branded table stand. @param noun as in {@link RecordRows} */
export function brandedRecords<Content extends Branded>(
  table: BrandedTable,
  noun: string,
): RecordRows<Content> {
  return {
    ...{ table, noun },
    idOf: ({ id }) => id,
    detailsOf: ({ brandId }) => ({ brand: brandId }),
    list: (db) => listBranded<Omit<Content, keyof Branded>>(db, table) as Promise<Content[]>,
    write(transaction, record) {
      const { brandId, ...content } = record
      return writeOfBrand(transaction, table, { id: record.id, brandId, content })
    },
    remove: (transaction, id) => removeBranded(transaction, table, id),
    move: (transaction, id, after) => moveBranded(transaction, table, id, after),
  }
}
