import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Replica } from '../store/replica/open-replica.ts'
import { readFor } from '../store/replica/reader.ts'
import { readPosition, type WalPosition } from '../store/replica/wal-position.ts'
import { isInProcess } from './in-process.ts'
import { requestOrigin } from './request-origin.ts'

/** Holds a place in the database's log behind what this browser wrote last. */
const name = 'newest_write'
const ours = new RegExp(String.raw`(?:^|;\s*)${name}=([\dA-F/]{3,17})(?:;|$)`)
/** Seconds: longer than a replica in use may be behind, so that without the cookie it has everything. */
const lifetime = 30
/** Behind every place of the log. */
const everything = 'FFFFFFFF/FFFFFFFF'
const nothing: WalPosition = 0n
const readers = new Set(['GET', 'HEAD'])
/** Answers that are given before anything is written. */
const refusals = new Set([401, 429])

/**
 * Lets readers see what they wrote themselves, whichever process they wrote it to: the answer of each
 * call that may have written has a cookie with a place in the database's log, and reads with this
 * cookie come from the replica only once it is there.
 */
export function showOwnWrites(
  app: FastifyInstance,
  config: Config,
  { newestWrite }: Pick<Replica, 'newestWrite'>,
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    // What a page reads of its own application belongs to the reader of the page.
    if (!readers.has(request.method) || isInProcess(request)) return done()
    readFor(ownWrites(request), done)
  })
  app.addHook('onSend', async (request, reply) => {
    const mayHaveWritten = !readers.has(request.method) && request.url.startsWith('/api/')
    if (!mayHaveWritten || refusals.has(reply.statusCode)) return
    // A failure may have come after the write; where it was the primary's, asking it takes long.
    const isKnown = reply.statusCode < 500
    const newest = isKnown ? await newestWrite().catch(() => everything) : everything
    reply.header('set-cookie', cookie(newest, requestOrigin(request, config)))
  })
}

function ownWrites({ headers }: FastifyRequest): WalPosition {
  return readPosition(ours.exec(headers.cookie ?? '')?.[1] ?? '') ?? nothing
}

function cookie(newest: string, origin: string): string {
  const attributes = ['path=/', `max-age=${lifetime}`, 'samesite=lax', 'httponly']
  if (origin.startsWith('https:')) attributes.push('secure')
  return `${name}=${[newest, ...attributes].join('; ')}`
}
