import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/** What counts as one caller: an address, in IPv6 its first 64 bits, which one household has. */
export function callerAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return normalizeIP(ip)
}
