import type { FastifyRequest } from 'fastify'

/** A compression that answers may travel in. */
export type Coding = 'br' | 'gzip'

const named: Readonly<Record<Coding, RegExp>> = {
  br: /(?:^|,)\s*br\s*(?:;\s*q\s*=\s*([\d.]+)\s*)?(?=,|$)/i,
  gzip: /(?:^|,)\s*gzip\s*(?:;\s*q\s*=\s*([\d.]+)\s*)?(?=,|$)/i,
}

/** Whether the caller asks for a coding by name, and not with a weight of 0, which refuses it (RFC 9110 section 12.5.3). */
export function acceptsCoding(
  { headers }: Pick<FastifyRequest, 'headers'>,
  coding: Coding,
): boolean {
  const found = named[coding].exec(headers['accept-encoding'] ?? '')
  return found !== null && Number(found[1] ?? 1) > 0
}
