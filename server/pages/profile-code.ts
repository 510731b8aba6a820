import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { correction, generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { quietZone } from '#src/contract/qr-code.ts'
import type { Config } from '../config.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { requestOrigin } from '../http/request-origin.ts'
import { sendCompressed } from '../http/send-compressed.ts'

/**
 * `GET /previews/organization/{slug}.svg`: the address of a profile as QR code, for its printed page.
 * It says no more than the address that was called, and so asks no database.
 * @param limits of calls: each code is drawn anew
 */
export function registerProfileCode(
  app: FastifyInstance,
  config: Config,
  limits: RateLimits,
): void {
  const counted = {
    onRequest: (request: FastifyRequest, reply: FastifyReply) =>
      limits.ofAddress(false, { request, reply }),
  }
  app.get<{ Params: { slug: string } }>(
    '/previews/organization/:slug(^[\\w-]{1,200}$).svg',
    counted,
    async (request, reply) => {
      const address = `${requestOrigin(request, config)}/organization/${request.params.slug}`
      reply.type('image/svg+xml; charset=utf-8')
      reply.headers({ 'cache-control': 'public, max-age=86400', vary: 'host, accept-encoding' })
      return sendCompressed(request, reply, drawCode(address))
    },
  )
}

/** A text as QR code, black on white whatever the brand; a seventh of it may be dirty or torn. */
function drawCode(text: string): string {
  const code = generate(text, { minCorrectionLevel: correction.M })
  const edge = code.size + 2 * quietZone
  const box = `${-quietZone} ${-quietZone} ${edge} ${edge}`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M${-quietZone} ${-quietZone}h${edge}v${edge}h${-edge}z"/>` +
    `<path d="${toSvgPath(code)}"/></svg>`
  )
}
