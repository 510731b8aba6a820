import type { DocumentChange } from '../../search/document.ts'
import type { Connection } from '../engine.ts'
import { documentShape, unpackDocument } from './packed-document.ts'

/** Number of the newest change of the index; 0: there is none. */
export async function newestChange(db: Connection): Promise<number> {
  const row = await db
    .selectFrom('search_documents')
    .select(({ fn }) => fn.max<number | string | null>('change_no').as('newest'))
    .executeTakeFirst()
  return Number(row?.newest ?? 0)
}

/** Changes of the index behind a position, in the order in which they were made. */
export async function readChanges(
  db: Connection,
  after: number,
  limit: number,
): Promise<{ changes: DocumentChange[]; last: number }> {
  const rows = await db
    .selectFrom('search_documents')
    .select(['organisation_no', 'change_no', 'shape', 'document'])
    .where('change_no', '>', after)
    .orderBy('change_no')
    .limit(limit)
    .execute()
  const changes = rows.map(({ organisation_no, shape, document }) => {
    const no = Number(organisation_no)
    const isKnown = document !== null && shape === documentShape
    return { no, document: isKnown ? unpackDocument(no, document) : null }
  })
  return { changes, last: Number(rows.at(-1)?.change_no ?? after) }
}
