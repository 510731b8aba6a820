import { brandedPartsOf } from '#src/contract/operate/branded-id.ts'
import { contentIdOf, type ContentInput } from '#src/contract/operate/content-input.ts'
import { requireBrand } from '../branded-lists.ts'
import { listContents, removeContent, writeContent } from '../contents.ts'
import type { RecordRows } from './record-edits.ts'

/** What operators write, as editors work on it; when it was written last is known beside it. */
export const contentRecords: RecordRows<ContentInput> = {
  ...{ table: 'contents', noun: 'content' },
  idOf: contentIdOf,
  subjectOf: ({ key }) => key,
  detailsOf: ({ brandId }) => ({ brand: brandId }),
  removalDetailsOf: ({ brandId }) => ({ brand: brandId }),
  list: async (db) => (await listContents(db)).map(({ updatedAt: _at, ...content }) => content),
  facts: async (db) =>
    new Map(
      (await listContents(db)).map((one) => [contentIdOf(one), { updatedAt: one.updatedAt }]),
    ),
  async write(transaction, content) {
    if (content.brandId !== null) await requireBrand(transaction, content.brandId)
    await writeContent(transaction, content)
  },
  remove(transaction, id) {
    const { name, brandId } = brandedPartsOf(id)
    return removeContent(transaction, name, brandId)
  },
}
