import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { analyticsOrigins } from '../config-analytics.ts'
import { originsOf } from '../config-api.ts'
import type { Config } from '../config.ts'
import { isLoopbackHost } from '#src/contract/loopback-host.ts'

/** Https for two years. Sub-domains are left alone: they may belong to others. */
export const strictTransport = { 'strict-transport-security': 'max-age=63072000' } as const

type Secure = (request: FastifyRequest, reply: FastifyReply) => void

/** What every answer carries (SEC-1); a route may set a header of its own instead. */
export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  const secure = securityHeaders(config)
  // Without a promise, which each request would wait for.
  app.addHook('onRequest', (request, reply, done) => {
    secure(request, reply)
    done()
  })
}

/** Puts the headers on an answer; for answers that no hook sees, because their address cannot be read. */
export function securityHeaders(config: Config): Secure {
  // In development Vite's own scripts are inline.
  const ofPages = config.development ? pageHeaders : withPolicy(pagePolicy(config))
  const ofAnswers = withPolicy(answerPolicy)
  const forEveryOrigin = { ...ofAnswers, 'access-control-allow-origin': '*' }
  return (request, reply) => {
    const { url } = request
    if (url.startsWith('/assets/')) reply.headers(partHeaders)
    else if (!url.startsWith('/api/')) reply.headers(ofPages)
    else reply.headers(readElsewhere.test(url) ? forEveryOrigin : ofAnswers)
    if (!isLoopbackHost(request.host)) reply.headers(strictTransport)
  }
}

/**
 * What badges on other people's websites read. Nothing in it depends on who asks; a refusal carries the
 * header too, or the page's console would blame the website for a mistyped slug.
 */
const readElsewhere = /^\/api\/(?:public|badge)\//

const pageHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const

const withPolicy = (policy: string) => ({ ...pageHeaders, 'content-security-policy': policy })

/** Parts of pages do as their page says; opened alone they do nothing. Each byte delays a first paint. */
export const partHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const

/**
 * Lets one inline style of a page apply, and no other.
 * @param hash of its text, `'sha256-…'`
 */
export function allowStyle(reply: FastifyReply, hash: string): void {
  const policy = reply.getHeader('content-security-policy')
  if (typeof policy !== 'string') return
  reply.header('content-security-policy', policy.replace("style-src 'self'", `$& ${hash}`))
}

/** Data and images that are opened alone: nothing in them may load or run. */
const answerPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/**
 * Trusted Types policies: `sw` and `keeper` for the addresses of the two workers, `default` for the
 * libraries' few fixed texts, `dompurify` for the HTML that a brand provides.
 */
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
    'trusted-types sw keeper default dompurify',
  ].join('; ')
}

const listed = (origins: readonly string[]): string => origins.map((one) => ` ${one}`).join('')
