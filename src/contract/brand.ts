import * as v from 'valibot'
import { catalogueId, slug } from './fields.ts'

const hexColour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'is not a colour like #0a3d2c'))
const link = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(/^(?:https?:\/\/|\/(?!\/)|mailto:)/i, 'must be a http(s) address'),
)
const image = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(/^(?:https?:\/\/|\/(?!\/))/i, 'must be a http(s) address or a path'),
)
const copyText = v.pipe(v.string(), v.maxLength(300))

export const brandColours = v.object({
  primaryColor: hexColour,
  secondaryColor: hexColour,
  accentColor: hexColour,
  backgroundColor: hexColour,
})
export type BrandColours = v.InferOutput<typeof brandColours>

const brandImages = v.object({
  auth: v.optional(image),
  hero: v.optional(image),
  favicon: v.optional(image),
  /** Logo for light surfaces. */
  darkLogo: v.optional(image),
  /** Logo for dark surfaces. */
  lightLogo: v.optional(image),
  featured: v.optional(image),
})

const footerOption = v.object({ label: v.pipe(v.string(), v.maxLength(80)), url: link })
const footer = v.object({
  options: v.array(footerOption),
  /** Sanitised HTML, one string per column. */
  htmlColumns: v.array(v.pipe(v.string(), v.maxLength(10_000))),
})

/** Theme of one host, as `GET /api/brand/{host}` answers it. */
export const brand = v.object({
  id: slug,
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  title: copyText,
  description: v.pipe(v.string(), v.maxLength(500)),
  domain: v.pipe(v.string(), v.maxLength(253)),
  altPageUrl: v.optional(link),
  brandColors: brandColours,
  brandImages,
  searchConstraints: v.object({
    credentialIds: v.array(catalogueId),
    locationIds: v.array(catalogueId),
    portfolioSlugs: v.array(slug),
  }),
  /** Visitors are asked before anybody is told what happens in the portal (ANL-1). */
  asksConsent: v.optional(v.boolean()),
  /**
   * Badges are made for suppliers who sell to consumers in the European Union, Directive (EU) 2024/825: they
   * name what an independent body certifies and its issuer has confirmed, and nothing else (TRU-7).
   */
  euConsumerMode: v.optional(v.boolean()),
  copy: v.object({ loginTitle: v.optional(copyText), loginSubtitle: v.optional(copyText) }),
  footer,
  associatedPortfolios: v.array(
    v.object({ portfolioSlug: slug, requiredCredentialIds: v.array(catalogueId) }),
  ),
  /** ISO 8601 time of the last change. */
  timestamp: v.string(),
})
export type Brand = v.InferOutput<typeof brand>
