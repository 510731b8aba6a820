import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { attachment } from '../../http/attachment.ts'
import { formatCsv } from '../../texts/format-csv.ts'
import type { Page, PageWanted } from '../../store/keyset.ts'

/**
 * Answers with a table for spreadsheets, as a download.
 * @param name of the file, to which the day is added
 * @param parts of its text, each made when the one before it was sent
 */
export function sendCsv(
  reply: FastifyReply,
  name: string,
  parts: Iterable<string> | AsyncIterable<string>,
): FastifyReply {
  const day = new Date().toISOString().slice(0, 10)
  reply.header('content-disposition', attachment(`${name}-${day}.csv`))
  return reply.type('text/csv; charset=utf-8').send(Readable.from(parts, { objectMode: true }))
}

/** Rows that are read at a time. */
const batch = 500

type Csv<Row> = {
  headings: readonly string[]
  /** Rows of the file. */
  most: number
  page: (wanted: PageWanted) => Promise<Page<Row>>
  cells: (row: Row) => readonly string[]
}

/** A list as CSV, read a page at a time while the one before it is sent. */
export async function* csvOf<Row>({ headings, most, page, cells }: Csv<Row>) {
  yield formatCsv([headings])
  let left = most
  for (let after: readonly string[] | undefined; left > 0;) {
    const { rows, next } = await page({ limit: Math.min(left, batch), after })
    left -= rows.length
    yield formatCsv(rows.map(cells))
    if (!next) return
    after = next
  }
}
