import type { FastifyRequest } from 'fastify'
import { splitLanguage } from '#src/i18n/split-language.ts'
import { requestHost } from '../http/request-origin.ts'
import type { NumbersStore } from '../store/numbers/numbers-store.ts'
import { hostOf, isByPerson, isNavigation, referringHost } from './visitor.ts'

type Numbers = Pick<NumbersStore, 'countVisit'>

/** Where only members go: from there they look at their own profile. */
const memberPages = /^\/organisation(?:[/?]|$)/

/** Counts the page of a profile that a person has opened; nothing of the person is kept. */
export function countProfilePage(numbers: Numbers, request: FastifyRequest, slug: string): void {
  const { headers, method } = request
  if (method !== 'GET' || !isNavigation(headers) || !isByPerson(headers)) return
  if (memberPages.test(ownPath(request) ?? '')) return
  numbers.countVisit({ slug, kind: 'view', host: elsewhere(request) }, Date.now())
}

/**
 * Counts what a page reads of a profile: by a live badge on a page elsewhere, or by the portal's own page of it
 * where a person came to that without loading it.
 * @param slug as it was asked for @param known in use
 */
export function countProfileRead(
  numbers: Numbers,
  request: FastifyRequest,
  { slug, known }: { slug: string; known: string },
): void {
  const { headers, method } = request
  if (method !== 'GET' || !isByPerson(headers)) return
  const { origin, 'sec-fetch-mode': mode } = headers
  if (origin !== undefined && hostOf(origin) !== ownHost(request)) {
    numbers.countVisit({ slug: known, kind: 'widget', host: referringHost(headers) }, Date.now())
    return
  }
  // What is read before its link is pressed is read by another page, and is not looked at yet.
  const isItsPage = splitLanguage(ownPath(request) ?? '').path === `/organization/${slug}`
  if (isItsPage && mode !== 'navigate')
    numbers.countVisit({ slug: known, kind: 'view', host: null }, Date.now())
}

/** Counts a picture of a badge that is not on a page of the portal itself. */
export function countBadge(numbers: Numbers, request: FastifyRequest, slug: string): void {
  const { headers, method } = request
  if (method !== 'GET' || !isByPerson(headers) || ownPath(request) !== null) return
  if (headers['sec-fetch-site'] === 'same-origin') return
  numbers.countVisit({ slug, kind: 'badge', host: referringHost(headers) }, Date.now())
}

/** As the hosts of pages are counted; null for one that is none of the web. */
const ownHost = (request: FastifyRequest) => hostOf(`http://${requestHost(request)}`)

/** Path and query of the page of this portal that led to a request; null where another page did, or none. */
function ownPath(request: FastifyRequest): string | null {
  const url = URL.parse(request.headers.referer ?? '')
  return url && url.host === requestHost(request) ? url.pathname + url.search : null
}

/** The host that led to a request, where it is not the portal's own. */
function elsewhere(request: FastifyRequest): string | null {
  const host = referringHost(request.headers)
  return host === ownHost(request) ? null : host
}
