import type { FastifyReply } from 'fastify'

/**
 * Says that an answer depends on a header of its request, so that caches hold one for each value.
 * @param names of headers, in small letters; those that were said before stay
 */
export function vary(reply: FastifyReply, ...names: string[]): FastifyReply {
  const said = String(reply.getHeader('vary') ?? '').split(/, */)
  return reply.header('vary', [...new Set([...said, ...names])].filter(Boolean).join(', '))
}
