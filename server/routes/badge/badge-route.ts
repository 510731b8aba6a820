import { LRUCache } from 'lru-cache'
import type { BadgeStyle } from '#src/contract/badge.ts'
import { portalEndpoints } from '#src/contract/endpoints/portal.ts'
import { drawBadge } from '../../badge/draw-badge.ts'
import { contentTag, isNotModified } from '../../http/entity-tag.ts'
import { requestHost } from '../../pages/request-origin.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { findKnownLogo, loadLogo } from './known-logo.ts'

type BadgeFormat = 'svg' | 'png'
type DrawnBadge = { bytes: Buffer; tag: string }

const types = { svg: 'image/svg+xml', png: 'image/png' } as const
const keptBadges = 200
/** Milliseconds after which a logo is read again: a brand may have changed it. */
const badgeMemory = 3_600_000

/** `GET /badge/{style}`, as SVG, or as PNG under `{style}.png`; an unknown logo is left out. */
export function badgeRoute({ router, store }: RouteDependencies): void {
  const drawn = new LRUCache<string, Promise<DrawnBadge>>({ max: keptBadges, ttl: badgeMemory })

  async function logoFor(address: string | undefined, host: string): Promise<string | null> {
    if (!address) return null
    const other = URL.parse(address)?.host
    const isOurs = other !== undefined && (await store.brands.byHost(other)) !== null
    return findKnownLogo(address, host, await store.brands.all(), () => isOurs)
  }

  router.open(portalEndpoints.badge, async ({ params, query, request, reply }) => {
    const [style, format = 'svg'] = params.style.split('.') as [BadgeStyle, BadgeFormat?]
    const image = await logoFor(query.customImageUrl, requestHost(request))
    const key = `${style}|${format}|${image ?? ''}`
    const badge = drawn.get(key) ?? draw(style, format, image)
    drawn.set(key, badge)
    badge.catch(() => drawn.delete(key))
    const { bytes, tag } = await badge
    // Shown on other people's websites, and read there by the widget.
    reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=3600',
      etag: tag,
    })
    if (isNotModified(request.headers['if-none-match'], tag)) return reply.code(304).send()
    return reply.type(types[format]).send(bytes)
  })
}

async function draw(
  style: BadgeStyle,
  format: BadgeFormat,
  image: string | null,
): Promise<DrawnBadge> {
  const logo = image === null ? null : await loadLogo(image)
  const bytes = await drawBadge({ style, format, logo })
  return { bytes, tag: contentTag(bytes) }
}
