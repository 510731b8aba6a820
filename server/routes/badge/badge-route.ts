import { LRUCache } from 'lru-cache'
import type { BadgeStyle } from '#src/contract/badge.ts'
import { portalEndpoints } from '#src/contract/endpoints/portal.ts'
import { defaultLanguage, type Language } from '#src/i18n/languages.ts'
import { ProblemError } from '#src/contract/problem.ts'
import { countVerified } from '#src/contract/verified.ts'
import type { BadgeSupplier } from '../../badge/badge-words.ts'
import { findKnownLogo, lackMemory, loadLogo, logoMemory } from '../../brand-pictures/known-logo.ts'
import { contentTag, isNotModified } from '../../http/entity-tag.ts'
import { languageOfLocales } from '../../http/request-language.ts'
import { requestHost } from '../../http/request-origin.ts'
import { findShown, unknownOrganisation } from '../../policies/find-shown.ts'
import { presentPublicProfile } from '../../present/public-profile.ts'
import type { RouteDependencies } from '../dependencies.ts'

type BadgeFormat = 'svg' | 'png'
type Wanted = {
  language: Language
  style: BadgeStyle | 'logo'
  format: BadgeFormat
  /** As a brand names it. */
  image: string | null
  supplier: BadgeSupplier | null
}
type DrawnBadge = { bytes: Buffer; tag: string; lacksLogo: boolean }

const types = { svg: 'image/svg+xml', png: 'image/png' } as const
const cachedBadges = 500
/** The badge of one organisation changes with its credentials. */
const policies = {
  common: 'public, max-age=3600',
  own: 'public, max-age=300, stale-while-revalidate=86400',
}

/**
 * `GET /badge/{style}`, with no supplier's name or for one organisation, and `GET /badge/logo`; an unknown logo is
 * left out. Its words are English, or in the language that the address names. A PNG under `{style}.png`, and for programs that know no SVG.
 */
export function badgeRoute({ config, router, store, catalogue }: RouteDependencies): void {
  const drawn = new LRUCache<string, Promise<DrawnBadge>>({ max: cachedBadges, ttl: logoMemory })

  async function logoFor(address: string | undefined, host: string): Promise<string | null> {
    if (!address) return null
    const other = URL.parse(address)?.host
    const isOurs = other !== undefined && (await store.brands.byHost(other)) !== null
    return findKnownLogo(address, host, await store.brands.all(), () => isOurs)
  }

  /** The supplier of a badge; where there is no such profile a badge without one, with the status that says why. */
  async function supplierFor(slug: string | undefined) {
    if (slug === undefined) return { supplier: null, status: 200 }
    try {
      const { id } = await findShown(store, slug)
      const record = await store.organisations.read(id)
      if (!record) throw unknownOrganisation()
      const { name, sustainabilityCredentials } = presentPublicProfile(catalogue, record)
      return { supplier: { name, verified: countVerified(sustainabilityCredentials) }, status: 200 }
    } catch (error) {
      if (!(error instanceof ProblemError) || ![404, 410].includes(error.status)) throw error
      return { supplier: null, status: error.status }
    }
  }

  function drawOnce(key: string, wanted: Wanted): Promise<DrawnBadge> {
    const badge = draw(wanted, config.dataDir)
    drawn.set(key, badge)
    const forget = () => drawn.delete(key)
    badge.then(({ lacksLogo }) => lacksLogo && drawn.set(key, badge, { ttl: lackMemory }), forget)
    return badge
  }

  router.open(portalEndpoints.badge, async ({ params, query, request, reply }) => {
    const [style, ending] = params.style.split('.') as [Wanted['style'], BadgeFormat?]
    const format = ending ?? formatFor(style, request.headers.accept)
    const { supplier, status } = await supplierFor(query.organisation)
    const image = await logoFor(query.customImageUrl, requestHost(request))
    const language = languageOfLocales(query.language, config.languages) ?? defaultLanguage
    const wanted: Wanted = { language, style, format, image, supplier }
    const key = JSON.stringify(wanted)
    const { bytes, tag } = await (drawn.get(key) ?? drawOnce(key, wanted))
    // Shown on other people's websites.
    reply.headers({
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': query.organisation === undefined ? policies.common : policies.own,
      etag: tag,
      ...(!ending && { vary: 'accept' }),
    })
    if (status === 200 && isNotModified(request.headers['if-none-match'], tag))
      return reply.code(304).send()
    // Browsers show a picture whatever its status: pages that were pasted long ago have no gap.
    return reply.code(status).type(types[format]).send(bytes)
  })
}

/** What a program gets that names no format: an SVG, unless it lists PNG and nothing that an SVG is. */
function formatFor(style: Wanted['style'], accept = '*/*'): BadgeFormat {
  const knowsSvg = /image\/(?:svg\+xml|\*)|\*\/\*/.test(accept)
  return style !== 'logo' && !knowsSvg && accept.includes('image/png') ? 'png' : 'svg'
}

/** What draws takes 30 MB and a fifth of a start: not before the first request for a badge. */
async function draw(
  { language, style, format, image, supplier }: Wanted,
  dataDir: string,
): Promise<DrawnBadge> {
  const [{ drawBadge }, { drawLogo }] = await Promise.all([
    import('../../badge/draw-badge.ts'),
    import('../../badge/draw-logo.ts'),
  ])
  const logo = image === null ? null : await loadLogo(image, dataDir)
  const bytes =
    style === 'logo' ? drawLogo(logo) : await drawBadge({ language, style, format, logo, supplier })
  return { bytes, tag: contentTag(bytes), lacksLogo: image !== null && logo === null }
}
