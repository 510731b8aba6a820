import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { type SubscriptionKind, subscriptionPages } from '../identity/pages/subscription-pages.ts'
import { fieldOf } from '../identity/routes/form-body.ts'
import type { MailSubscriptions } from '../store/mail-subscriptions.ts'
import { createPageAnswer } from './answer-page.ts'
import type { RouteDependencies } from './dependencies.ts'

/** Bytes of what is posted, in which nothing is read. */
const bodyLimit = 4_096
/** Characters of the links that the stores make. */
const linkShape = /^[\w-]{32}$/

/**
 * What the links of mails lead to that come again and again (TRU-6, DSC-4). Opening one changes nothing, because mail
 * scanners do that too: it takes a POST, which a button of the page sends, or a mail program by itself, without any
 * cookie (https://www.rfc-editor.org/rfc/rfc8058). The link in the address is all that it takes.
 * @param subscriptions who gets these mails
 */
export function subscriptionLinks(
  dependencies: RouteDependencies,
  kind: SubscriptionKind,
  subscriptions: MailSubscriptions,
): FastifyPluginAsync {
  const answer = createPageAnswer(dependencies)
  const pages = subscriptionPages(kind)

  async function asked(request: FastifyRequest) {
    const link = fieldOf(request.query, 'link')
    const known = linkShape.test(link) ? await subscriptions.find(link) : undefined
    return known && { ...known, link }
  }
  const refuse = (request: FastifyRequest, reply: FastifyReply) =>
    answer(request, reply, pages.unknown, 410)

  return async (app) => {
    // Forms of either kind (RFC 8058, 3.1), and whatever else a mail program makes of them.
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, async () => null)

    app.get(`${kind.path}/unsubscribe`, async (request, reply) => {
      const known = await asked(request)
      if (!known) return refuse(request, reply)
      const page = known.isOn ? pages.stop : pages.stopped
      return answer(request, reply, (site) => page(site, known))
    })

    for (const isOn of [false, true]) {
      app.post(`${kind.path}/${isOn ? 'subscribe' : 'unsubscribe'}`, async (request, reply) => {
        const known = await asked(request)
        if (!known) return refuse(request, reply)
        await subscriptions.set(known.userId, isOn)
        const page = isOn ? pages.renewed : pages.stopped
        return answer(request, reply, (site) => page(site, known))
      })
    }
  }
}
