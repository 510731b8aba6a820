import type { FastifyReply, FastifyRequest } from 'fastify'
import { embeddedTenant } from '../constants.ts'
import type { EmbeddedContext } from './embedded-context.ts'
import { handToProvider } from './protocol.ts'

type Step = {
  /** Path and query of the provider's next step. */
  address: string
  /** By which the provider knows whose step it is. */
  cookie: string
}

/**
 * Takes the provider's next step in the request that is answered, instead of sending the browser there: on
 * a phone's line that is a way there and back for a redirect that shows nothing.
 */
export async function resumeHere(
  context: EmbeddedContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { address, cookie }: Step,
): Promise<FastifyReply> {
  const { raw } = request
  const { method, url, headers } = raw
  const policy = address.slice(`${embeddedTenant.pathPrefix}/`.length).split('/', 2)[1] ?? ''
  // What was set on the answer so far, such as the cookie of a known browser.
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value)
  }
  Object.assign(raw, { method: 'GET' })
  headers.cookie = [headers.cookie, cookie].filter(Boolean).join('; ')
  try {
    return await handToProvider(context, request, reply, policy, address)
  } finally {
    // The log tells what the browser had asked for.
    Object.assign(raw, { method, url })
  }
}
