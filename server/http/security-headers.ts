import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { analyticsOrigins } from '../config-analytics.ts'
import { originsOf } from '../config-api.ts'
import { isLoopbackHost } from '../mail/loopback.ts'

/** Https for two years. Sub-domains are left alone: they may be somebody else's. */
export const strictTransport = { 'strict-transport-security': 'max-age=63072000' } as const

/** What every answer carries (SEC-1); a route may set a header of its own instead. */
export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  // In development Vite's own scripts are inline.
  const page = config.development ? null : pagePolicy(config)
  app.addHook('onRequest', async (request, reply) => {
    const policy = request.url.startsWith('/api/') ? answerPolicy : page
    if (policy) reply.header('content-security-policy', policy)
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy':
        'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
    })
    if (!isLoopbackHost(request.host)) {
      reply.headers(strictTransport)
    }
  })
}

/** Data and images that are opened by themselves: nothing in them may load or run. */
const answerPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Trusted Types policies: `sw` for the service worker's address, `default` for the libraries' few
 * fixed texts, `dompurify` for the HTML that a brand provides. */
function pagePolicy({ identity, api, analytics }: Config): string {
  const authority = identity.mode === 'b2c' ? ` https://${identity.host}` : ''
  const others = listed(originsOf(api))
  const { connect, script } = analyticsOrigins(analytics)
  return [
    "default-src 'self'",
    `script-src 'self'${listed(script)}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: https:${others}${listed(script)}`,
    `connect-src 'self'${authority}${others}${listed(connect)}`,
    // Questionnaires of the form service, in a frame that nothing else is allowed in.
    `frame-src 'self' https://*.typeform.com`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${authority}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types sw default dompurify',
  ].join('; ')
}

const listed = (origins: readonly string[]): string => origins.map((one) => ` ${one}`).join('')
