import type { FastifyReply } from 'fastify'

/** What an answer is of: caches in front can be told to forget all that is of an organisation or a brand. */
export type Subject = { organisation?: string; brand?: string }

/**
 * Says how long caches in front of the portal (a CDN) may hold public answers that the operator can
 * take back, such as those of a supplier who may be suspended; and under which keys they are purged:
 * `organisation-{slug}` and `brand-{id}`. With 0 seconds, as before, only browsers hold them.
 *
 * `Surrogate-Key` and `Surrogate-Control` are Fastly's, `Cache-Tag` is Cloudflare's; Varnish reads the
 * first one with one line of its configuration. Each removes them from what visitors get.
 * https://www.fastly.com/documentation/reference/http/http-headers/Surrogate-Key/
 * https://www.fastly.com/documentation/reference/http/http-headers/Surrogate-Control/
 * https://developers.cloudflare.com/cache/how-to/purge-cache/purge-by-tags/
 * https://www.rfc-editor.org/rfc/rfc9213 (CDN-Cache-Control)
 * @param seconds SHARED_CACHE_SECONDS
 */
export function createCdnHeaders(seconds: number) {
  const shared = `max-age=${seconds}, stale-while-revalidate=${seconds}`

  /**
   * Puts the headers on an answer that nothing about the caller decides but what its `Vary` names.
   * @param policy of `Cache-Control` where no shared cache may hold the answer
   * @param maxAge seconds that browsers may hold it
   */
  return function allowShared(
    reply: FastifyReply,
    subject: Subject,
    { policy, maxAge = 0 }: { policy: string; maxAge?: number },
  ): FastifyReply {
    if (seconds === 0) return reply.header('cache-control', policy)
    // What is left of the calls of whoever asked first is nothing to others.
    for (const name of ['ratelimit', 'ratelimit-policy']) reply.removeHeader(name)
    const keys = Object.entries(subject).map(([kind, name]) => `${kind}-${name}`)
    return reply.headers({
      'cache-control': `public, max-age=${maxAge}, s-maxage=${seconds}`,
      'cdn-cache-control': shared,
      'surrogate-control': shared,
      'surrogate-key': keys.join(' '),
      'cache-tag': keys.join(','),
    })
  }
}
