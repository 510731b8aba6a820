import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { defaultLanguage, type Language } from '#src/i18n/languages.ts'
import { inkOn } from '#src/brand/contrast.ts'
import type { Brand } from '#src/contract/brand.ts'
import { portalPreviewPath } from '#src/contract/link-preview.ts'
import type { PublicProfile } from '#src/contract/public-profile.ts'
import { lackMemory, loadLogo, logoMemory } from '../../brand-pictures/known-logo.ts'
import type { Config } from '../../config.ts'
import { createCdnHeaders, type Subject } from '../../http/cdn-headers.ts'
import { contentTag, isNotModified } from '../../http/entity-tag.ts'
import type { RateLimits } from '../../http/rate-limits.ts'
import { languageOfLocales } from '../../http/request-language.ts'
import { requestHost } from '../../http/request-origin.ts'
import type { PreviewWords } from './preview-words.ts'

/** A query may name anything, and several times. */
type AskedPicture = { Querystring: { language?: unknown } }
type Drawn = { png: Buffer; tag: string; lacksLogo: boolean }

/** Whom a picture is about besides its brand. */
type Asked = { request: FastifyRequest; reply: FastifyReply; about?: Subject }

const caching = { policy: 'public, max-age=300, stale-while-revalidate=86400', maxAge: 300 }
/** Bytes of drawn pictures in the cache. */
const cachedBytes = 24_000_000

/**
 * The pictures that link previews show (PUB-10): `/previews/portal.png`, and one for each public
 * profile, `/previews/organization/{slug}.png`, in English or, with `?language=de`, in another language that
 * is offered. What has not changed is drawn once.
 * @param brandForHost theme of a host, the default one for an unknown host
 * @param readProfile rejects with a ProblemError for a profile that is not shown
 * @param limits of what is drawn; a cached picture is free
 * @param config with the folder of the portal's data, where the operator's pictures are
 */
export function registerPreviews(
  app: FastifyInstance,
  brandForHost: (host: string) => Promise<Brand>,
  readProfile: (host: string, slug: string) => Promise<PublicProfile>,
  limits: RateLimits,
  config: Pick<Config, 'dataDir' | 'languages' | 'sharedCacheSeconds'>,
): void {
  const { dataDir, languages } = config
  const allowShared = createCdnHeaders(config.sharedCacheSeconds)
  const cache = new LRUCache<string, Drawn>({
    maxSize: cachedBytes,
    ttl: logoMemory,
    sizeCalculation: ({ png }) => png.length,
  })

  async function answer({ request, reply, about = {} }: Asked, words: PreviewWords) {
    const brand = await brandForHost(requestHost(request))
    const key = JSON.stringify([brand.id, brand.timestamp, words])
    let drawn = cache.get(key)
    if (!drawn) {
      await limits.ofAddress(false, { request, reply })
      drawn = await draw(brand, words, dataDir)
      cache.set(key, drawn, drawn.lacksLogo ? { ttl: lackMemory } : {})
    }
    const { png, tag } = drawn
    reply.headers({ 'cross-origin-resource-policy': 'cross-origin', vary: 'host', etag: tag })
    allowShared(reply, { ...about, brand: brand.id }, caching)
    if (isNotModified(request.headers['if-none-match'], tag)) return reply.code(304).send()
    return reply.type('image/png').send(png)
  }

  const languageIn = ({ language }: AskedPicture['Querystring']): Language =>
    languageOfLocales(language, languages) ?? defaultLanguage

  app.get<AskedPicture>(portalPreviewPath, async (request, reply) => {
    const brand = await brandForHost(requestHost(request))
    const { portalWords } = await loadWords()
    return answer({ request, reply }, portalWords(languageIn(request.query), brand))
  })
  app.get<AskedPicture & { Params: { slug: string } }>(
    '/previews/organization/:slug.png',
    async (request, reply) => {
      const profile = await readProfile(requestHost(request), request.params.slug)
      const { profileWords } = await loadWords()
      const about = { organisation: profile.slug }
      return answer({ request, reply, about }, profileWords(languageIn(request.query), profile))
    },
  )
}

/** With the first picture: they ask the typefaces what can be drawn, and what draws takes 30 MB. */
const loadWords = () => import('./preview-words.ts')

async function draw(brand: Brand, words: PreviewWords, dataDir: string): Promise<Drawn> {
  const { brandColors, brandImages } = brand
  const isDark = inkOn(brandColors.backgroundColor) === '#ffffff'
  const image = isDark ? brandImages.lightLogo : brandImages.darkLogo
  // Loaded with the first request, as what draws badges is.
  const { drawPreview } = await import('./draw-preview.ts')
  const logo = image ? await loadLogo(image, dataDir) : null
  const png = await drawPreview(brand, words, logo)
  return { png, tag: contentTag(png), lacksLogo: Boolean(image) && logo === null }
}
