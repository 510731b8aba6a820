import * as v from 'valibot'
import { brand } from '../brand.ts'
import { endpoint } from '../endpoint.ts'
import { environment } from '../environment.ts'
import { typedSlug } from '../fields.ts'

const host = v.pipe(
  v.string(),
  v.maxLength(259),
  v.regex(/^[a-z0-9.-]+(?::\d{1,5})?$/i, 'is not a host name'),
)

/** As in BCP 47: what is pasted into a website today may name a language that the portal learns later. */
const languageTag = /^[a-z]{2,8}(?:-[a-z0-9]{1,8}){0,4}$/i

/** Brand, environment and badge images: what a page needs before anybody signs in. */
export const portalEndpoints = {
  brandByHost: endpoint({
    method: 'GET',
    path: '/api/brand/:host',
    base: 'origin',
    access: 'public',
    summary: 'Theme of a host',
    params: v.strictObject({ host }),
    response: brand,
  }),
  environment: endpoint({
    method: 'GET',
    path: '/api/env',
    base: 'origin',
    access: 'public',
    summary: 'Environment settings of the portal',
    response: environment,
  }),
  badge: endpoint({
    method: 'GET',
    path: '/badge/:style',
    access: 'public',
    summary: 'Badge image of a style, with a logo of a known brand, or that logo alone',
    params: v.strictObject({
      style: v.pipe(
        v.string(),
        v.regex(/^(?:(?:dark|green|blue)(?:\.(?:svg|png))?|logo)$/, 'must be dark, green or blue'),
      ),
    }),
    query: v.strictObject({
      customImageUrl: v.optional(v.pipe(v.string(), v.maxLength(500))),
      /** Whose name and number of verified credentials it shows; without it is everybody's. */
      organisation: v.optional(typedSlug),
      /** Of its words, such as `de`; English where the portal does not offer it. */
      language: v.optional(
        v.pipe(v.string(), v.regex(languageTag, 'must be a language, such as de')),
      ),
    }),
  }),
} as const
