import type { FastifyReply } from 'fastify'

/** Header by what was said and what is added: there are few of them, and each answer needs one. */
const joined = new Map<string, string>()

/**
 * Says that an answer depends on a header of its request, so that caches hold one for each value.
 * @param names of headers, in small letters; those that were said before stay
 */
export function vary(reply: FastifyReply, ...names: string[]): FastifyReply {
  const said = String(reply.getHeader('vary') ?? '')
  const key = `${said}+${names.join(',')}`
  const known = joined.get(key) ?? join(said, names)
  joined.set(key, known)
  return reply.header('vary', known)
}

function join(said: string, names: readonly string[]): string {
  return [...new Set([...said.split(/, */), ...names])].filter(Boolean).join(', ')
}
