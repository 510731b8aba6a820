import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

/** Addresses whose caller is remembered: to work it out takes longer than to answer from a cache. */
const known = new LRUCache<string, string>({ max: 10_000 })

/** What counts as one caller: an address, in IPv6 its first 64 bits, which one household has. */
export function callerAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const found = known.get(ip)
  if (found !== undefined) return found
  const address = normalizeIP(ip)
  known.set(ip, address)
  return address
}
