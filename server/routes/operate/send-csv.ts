import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { attachment } from '../../http/attachment.ts'

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
