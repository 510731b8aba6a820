import type { FastifyReply } from 'fastify'
import type { Language } from '#src/i18n/languages.ts'
import type { Config } from '../config.ts'
import { createCdnHeaders, type Subject } from './cdn-headers.ts'

type SentPage = {
  status: number
  /** The language that the address names; null where the reader's cookie and browser decide. */
  asked: Language | null
  subject: Subject
}

/**
 * Says how long a page may be held, and by whom. A page is the same for everybody at a host only where
 * its address names its language or the portal has one: any other is for no shared cache, and a refusal
 * for none at all where it may be gone a moment later.
 */
export function createPageCaching({
  sharedCacheSeconds,
  languages,
}: Pick<Config, 'sharedCacheSeconds' | 'languages'>) {
  const allowShared = createCdnHeaders(sharedCacheSeconds)
  return (reply: FastifyReply, { status, asked, subject }: SentPage): FastifyReply => {
    if (status >= 500) {
      return reply.header('vary', 'accept-language, cookie').header('cache-control', 'no-store')
    }
    const policy = 'private, no-cache'
    const isSame = asked !== null || languages.length === 1
    if (sharedCacheSeconds > 0 && isSame && status === 200) {
      return allowShared(reply, subject, { policy })
    }
    return reply.header('vary', 'accept-language, cookie').header('cache-control', policy)
  }
}
