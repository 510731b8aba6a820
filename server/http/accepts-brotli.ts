import type { FastifyRequest } from 'fastify'

const named = /(?:^|,)\s*br\s*(?:;\s*q\s*=\s*([\d.]+)\s*)?(?=,|$)/i

/** Whether the caller asks for brotli by name, and not with a weight of 0, which refuses it (RFC 9110 section 12.5.3). */
export function acceptsBrotli({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const found = named.exec(headers['accept-encoding'] ?? '')
  return found !== null && Number(found[1] ?? 1) > 0
}
