import type { BadgeStyle } from '#src/contract/badge.ts'
import { portalEndpoints } from '#src/contract/endpoints/portal.ts'
import { defaultLanguage, type Language } from '#src/i18n/languages.ts'
import type { BadgeSupplier } from '../../badge/badge-words.ts'
import { createLogoFinder } from '../../brand-pictures/find-brand-logo.ts'
import {
  lackMemory,
  loadLogo,
  logoMemory,
  type PictureSources,
} from '../../brand-pictures/known-logo.ts'
import {
  type PreparedAnswer,
  preparePicture,
  prepareText,
  sendPrepared,
} from '../../http/prepared-answer.ts'
import { languageOfLocales } from '../../http/request-language.ts'
import { requestHost } from '../../http/request-origin.ts'
import { createOnceCache, entryBytes } from '../../http/once-cache.ts'
import { createCdnHeaders } from '../../http/cdn-headers.ts'
import { vary } from '../../http/vary.ts'
import { countBadge } from '../../numbers/count-requests.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { createSupplierFinder } from './badge-supplier.ts'

type BadgeFormat = 'svg' | 'png'
type Wanted = {
  language: Language
  style: BadgeStyle | 'logo'
  format: BadgeFormat
  /** As a brand names it. */
  image: string | null
  supplier: BadgeSupplier | null
  isPlain: boolean
}

const types = { svg: 'image/svg+xml', png: 'image/png' } as const
/** Of brotli: 9 takes nine times as long for 0.4 % fewer bytes. */
const svgQuality = 5
/** Bytes of badges in the cache, as they travel: some 1,000 of them. */
const cachedBytes = 16_000_000
/** The badge of one organisation changes with its credentials. */
const policies = {
  common: 'public, max-age=3600',
  own: { policy: 'public, max-age=300, stale-while-revalidate=86400', maxAge: 300 },
}

/**
 * `GET /badge/{style}`, with no supplier's name or for one organisation, and `GET /badge/logo`; an unknown logo is
 * left out. Its words are English, or in the language that the address names. A PNG under `{style}.png`, and for programs that know no SVG.
 */
export function badgeRoute({ config, router, store, catalogue }: RouteDependencies): void {
  const drawn = createOnceCache<PreparedAnswer>({
    most: cachedBytes,
    sizeOf: ({ bytes }) => bytes.length + entryBytes,
    ttl: logoMemory,
  })
  const findSupplier = createSupplierFinder(store, catalogue)
  const findLogo = createLogoFinder(store)
  const sources = { dataDir: config.dataDir, readKept: store.brandStates.picture }
  const allowShared = createCdnHeaders(config.sharedCacheSeconds)

  router.open(portalEndpoints.badge, async ({ params, query, request, reply }) => {
    const [style, ending] = params.style.split('.') as [Wanted['style'], BadgeFormat?]
    const format = ending ?? formatFor(style, request.headers.accept)
    const isPlain = await store.brands.isForConsumers(requestHost(request))
    const { supplier, slug, status } = await findSupplier(query.organisation, isPlain)
    const address = query.customImageUrl
    const image = address ? await findLogo(address, requestHost(request)) : null
    const language = languageOfLocales(query.language, config.languages) ?? defaultLanguage
    const wanted: Wanted = { language, style, format, image, supplier, isPlain }
    const answer = await drawn(JSON.stringify(wanted), () => draw(wanted, sources))
    // Shown on other people's websites.
    reply.code(status).header('cross-origin-resource-policy', 'cross-origin')
    if (slug === undefined) reply.header('cache-control', policies.common)
    else allowShared(reply, { organisation: slug }, policies.own)
    if (!ending) vary(reply, 'accept')
    if (slug !== undefined && status === 200) countBadge(store.numbers, request, slug)
    // Browsers show a picture whatever its status: pages that were pasted long ago have no gap.
    return sendPrepared(request, reply, answer)
  })
}

/** What a program gets that names no format: an SVG, unless it lists PNG and nothing that an SVG is. */
function formatFor(style: Wanted['style'], accept = '*/*'): BadgeFormat {
  const knowsSvg = /image\/(?:svg\+xml|\*)|\*\/\*/.test(accept)
  return style !== 'logo' && !knowsSvg && accept.includes('image/png') ? 'png' : 'svg'
}

/** What draws takes 30 MB and a fifth of a start: not before the first request for a badge. */
async function draw({ style, format, image, ...wanted }: Wanted, sources: PictureSources) {
  const [{ drawBadge }, { drawLogo }] = await Promise.all([
    import('../../badge/draw-badge.ts'),
    import('../../badge/draw-logo.ts'),
  ])
  const logo = image === null ? null : await loadLogo(image, sources)
  const bytes =
    style === 'logo' ? drawLogo(logo) : await drawBadge({ ...wanted, style, format, logo })
  const value =
    format === 'svg'
      ? await prepareText(types.svg, bytes, svgQuality)
      : preparePicture(types.png, bytes)
  return { value, ...(image !== null && logo === null && { ttl: lackMemory }) }
}
