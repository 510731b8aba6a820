import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { defaultLanguage, type Language } from '#src/i18n/languages.ts'
import { inkOn } from '#src/brand/contrast.ts'
import type { Brand } from '#src/contract/brand.ts'
import type { OwnTexts } from '#src/contract/own-texts.ts'
import { portalPreviewPath } from '#src/contract/link-preview.ts'
import type { PublicProfile } from '#src/contract/public-profile.ts'
import {
  lackMemory,
  loadLogo,
  logoMemory,
  type PictureSources,
} from '../../brand-pictures/known-logo.ts'
import type { Config } from '../../config.ts'
import { createCdnHeaders, type Subject } from '../../http/cdn-headers.ts'
import { contentTag, isNotModified } from '../../http/entity-tag.ts'
import { createOnceCache, entryBytes } from '../../http/once-cache.ts'
import type { RateLimits } from '../../http/rate-limits.ts'
import { languageOfLocales } from '../../http/request-language.ts'
import { requestHost } from '../../http/request-origin.ts'
import { serverTexts } from '../../texts/server-texts.ts'
import type { PreviewWords } from './preview-words.ts'

type Sources = {
  config: Pick<Config, 'dataDir' | 'languages' | 'sharedCacheSeconds'>
  /** Of what is drawn; a cached picture is free. */
  limits: RateLimits
  /** Theme of a host, the default one for an unknown host. */
  brandForHost(host: string): Promise<Brand>
  /** The portal's texts in the own words of the brand of a host. */
  ownTexts(host: string): Promise<OwnTexts>
  /** Where the logos are. */
  pictureSources: PictureSources
  /** @throws ProblemError for a profile that is not shown */
  readProfile(host: string, slug: string): Promise<PublicProfile>
  /** Changes with all that is known of a profile; null where this server cannot tell. */
  profileVersion(host: string, slug: string): Promise<string | null>
}

/** A query may name anything, and several times. */
type AskedPicture = { Querystring: { language?: unknown } }
type Drawn = { png: Buffer; tag: string; subject: Subject }
/** What a picture says, and whom it is about besides its brand. */
type Said = { words: PreviewWords; about?: Subject }

const caching = { policy: 'public, max-age=300, stale-while-revalidate=86400', maxAge: 300 }
/** Bytes of drawn pictures in the cache. */
const cachedBytes = 24_000_000

/**
 * The pictures that link previews show (PUB-10): `/previews/portal.png`, and one for each public
 * profile, `/previews/organization/{slug}.png`, in English or, with `?language=de`, in another language that
 * is offered. What has not changed is drawn once, and its profile is not read again.
 */
export function registerPreviews(
  app: FastifyInstance,
  { config, limits, brandForHost, ownTexts, pictureSources, readProfile, profileVersion }: Sources,
): void {
  const allowShared = createCdnHeaders(config.sharedCacheSeconds)
  const pictures = createOnceCache<Drawn>({
    most: cachedBytes,
    sizeOf: ({ png }) => png.length + entryBytes,
    ttl: logoMemory,
  })

  /** @param identity all that `say` depends on besides the brand */
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { identity, say }: { identity: unknown; say: () => Promise<Said> },
  ) {
    const brand = await brandForHost(requestHost(request))
    const key = JSON.stringify([brand.id, brand.timestamp, identity])
    if (!pictures.has(key)) await limits.ofAddress(false, { request, reply })
    const { png, tag, subject } = await pictures(key, async () =>
      draw(brand, await say(), pictureSources),
    )
    reply.headers({ 'cross-origin-resource-policy': 'cross-origin', vary: 'host', etag: tag })
    allowShared(reply, subject, caching)
    if (isNotModified(request.headers['if-none-match'], tag)) return reply.code(304).send()
    return reply.type('image/png').send(png)
  }

  const languageIn = ({ language }: AskedPicture['Querystring']): Language =>
    languageOfLocales(language, config.languages) ?? defaultLanguage

  app.get<AskedPicture>(portalPreviewPath, async (request, reply) => {
    const host = requestHost(request)
    const brand = await brandForHost(host)
    const texts = serverTexts(languageIn(request.query), await ownTexts(host))
    const words = (await loadWords()).portalWords(texts, brand)
    return answer(request, reply, { identity: words, say: async () => ({ words }) })
  })

  app.get<AskedPicture & { Params: { slug: string } }>(
    '/previews/organization/:slug.png',
    async (request, reply) => {
      const host = requestHost(request)
      const { slug } = request.params
      const language = languageIn(request.query)
      const say = async (): Promise<Said> => {
        const profile = await readProfile(host, slug)
        const texts = serverTexts(language, await ownTexts(host))
        const words = (await loadWords()).profileWords(texts, profile)
        return { words, about: { organisation: profile.slug } }
      }
      const version = await profileVersion(host, slug)
      if (version !== null) {
        return answer(request, reply, { identity: [slug, version, language], say })
      }
      const said = await say()
      return answer(request, reply, { identity: said, say: async () => said })
    },
  )
}

/** With the first picture: they ask the typefaces what can be drawn, and what draws takes 30 MB. */
const loadWords = () => import('./preview-words.ts')

async function draw(brand: Brand, { words, about }: Said, sources: PictureSources) {
  const { brandColors, brandImages } = brand
  const isDark = inkOn(brandColors.backgroundColor) === '#ffffff'
  const image = isDark ? brandImages.lightLogo : brandImages.darkLogo
  // Loaded with the first request, as what draws badges is.
  const { drawPreview } = await import('./draw-preview.ts')
  const logo = image ? await loadLogo(image, sources) : null
  const png = await drawPreview(brand, words, logo)
  const value = { png, tag: contentTag(png), subject: { ...about, brand: brand.id } }
  return { value, ...(image && logo === null && { ttl: lackMemory }) }
}
