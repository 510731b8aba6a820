import type { FastifyRequest } from 'fastify'
import type { Site } from '../site.ts'

/**
 * Whether a form was posted from a page of the same site. Every browser says so by one of two
 * headers that pages cannot forge; what sends neither is no browser and has no cookies to abuse.
 */
export function isOwnForm(request: FastifyRequest, site: Site): boolean {
  const { origin, 'sec-fetch-site': from } = request.headers
  if (origin !== undefined && origin !== site.origin) return false
  return from === undefined || from === 'same-origin' || from === 'none'
}
