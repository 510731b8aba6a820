import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { wholeBody } from '../../http/whole-body.ts'
import { embeddedTenant, type Policy } from '../constants.ts'
import { refusedPage } from '../pages/message-pages.ts'
import { headersOf } from '../pages/page-headers.ts'
import { isPolicy, rememberPolicy } from '../provider/request-policy.ts'
import { sendPage, siteOf, type EmbeddedContext } from './embedded-context.ts'

const { tenantName, clientId, pathPrefix } = embeddedTenant
const tenantPath = `/${tenantName}.onmicrosoft.com`
/** Bytes that oidc-provider takes as a body. */
const bodyLimit = 57_344

/** The protocol's own addresses: discovery, keys, authorize, token, logout. */
export function registerProtocol(app: FastifyInstance, context: EmbeddedContext): void {
  // oidc-provider reads the body of its requests itself, and waits for it as long as it takes.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', ({ raw }: FastifyRequest) => wholeBody(raw, bodyLimit))

  app.route<{ Params: { policy: string; '*': string } }>({
    method: ['GET', 'POST', 'OPTIONS'],
    url: `${tenantPath}/:policy/*`,
    exposeHeadRoute: false,
    handler: (request, reply) =>
      handToProvider(context, request, reply, request.params.policy, request.raw.url ?? ''),
  })
}

/**
 * Has the provider answer a request.
 * @param policy that the address names
 * @param address path and query below the tenant
 */
export async function handToProvider(
  context: Pick<EmbeddedContext, 'providers'>,
  request: FastifyRequest,
  reply: FastifyReply,
  policy: string,
  address: string,
): Promise<FastifyReply> {
  const site = siteOf(request)
  const { raw } = request
  const mount = `${pathPrefix}${tenantPath}/${policy}`
  const url = isPolicy(policy) ? inProviderTerms(address, mount, policy) : null
  if (!isPolicy(policy) || url === null) {
    return sendPage(request, reply, refusedPage(site), 404)
  }
  rememberPolicy(raw, policy)
  // What was asked for is not what the provider would compare it with, to find where it is mounted.
  Object.assign(raw, { baseUrl: mount, url, originalUrl: undefined })
  for (const [name, value] of Object.entries(headersOf(site))) reply.raw.setHeader(name, value)
  reply.hijack()
  await context.providers.answer(raw, reply.raw, site)
  return reply
}

/**
 * What B2C puts into the path, the provider reads from parameters: the policy, and on logout the
 * client, which MSAL does not send and without which the way back would be dropped.
 * @returns null where the address is none: not below the mount as written, or no path behind it
 */
function inProviderTerms(address: string, mount: string, policy: Policy): string | null {
  if (!address.startsWith(`${mount}/`)) return null
  const path = address.slice(mount.length).replace(/^\/v2\.0\/\.well-known/, '/.well-known')
  const url = URL.parse(`http://provider${path}`)
  if (!url) return null
  if (url.pathname === '/oauth2/v2.0/authorize') url.searchParams.set('p', policy)
  const isLogout = url.pathname === '/oauth2/v2.0/logout'
  if (isLogout && !url.searchParams.has('id_token_hint')) {
    url.searchParams.set('client_id', clientId)
  }
  return `${url.pathname}${url.search}`
}
