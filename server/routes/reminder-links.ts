import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import {
  remindersRenewedPage,
  remindersStoppedPage,
  stopRemindersPage,
  unknownRemindersPage,
} from '../identity/pages/reminder-pages.ts'
import { fieldOf } from '../identity/routes/form-body.ts'
import { createPageAnswer } from './answer-page.ts'
import type { RouteDependencies } from './dependencies.ts'

/** Bytes of what is posted, in which nothing is read. */
const bodyLimit = 4_096
/** Characters of the links that the store makes. */
const linkShape = /^[\w-]{32}$/

/**
 * What the links of reminders lead to (TRU-6). Opening one changes nothing, because mail scanners do that
 * too: it takes a POST, which a button of the page sends, or a mail program by itself, without any cookie
 * (https://www.rfc-editor.org/rfc/rfc8058). The link in the address is all that it takes.
 */
export function reminderLinks(dependencies: RouteDependencies): FastifyPluginAsync {
  const { reminders } = dependencies.store
  const answer = createPageAnswer(dependencies)

  async function asked(request: FastifyRequest) {
    const link = fieldOf(request.query, 'link')
    const known = linkShape.test(link) ? await reminders.find(link) : undefined
    return known && { ...known, link }
  }
  const refuse = (request: FastifyRequest, reply: FastifyReply) =>
    answer(request, reply, unknownRemindersPage, 410)

  return async (app) => {
    // Forms of either kind (RFC 8058, 3.1), and whatever else a mail program makes of them.
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, async () => null)

    app.get('/reminders/unsubscribe', async (request, reply) => {
      const known = await asked(request)
      if (!known) return refuse(request, reply)
      const page = known.isOn ? stopRemindersPage : remindersStoppedPage
      return answer(request, reply, (site) => page(site, known))
    })

    for (const isOn of [false, true]) {
      app.post(`/reminders/${isOn ? 'subscribe' : 'unsubscribe'}`, async (request, reply) => {
        const known = await asked(request)
        if (!known) return refuse(request, reply)
        await reminders.set(known.userId, isOn)
        const page = isOn ? remindersRenewedPage : remindersStoppedPage
        return answer(request, reply, (site) => page(site, known))
      })
    }
  }
}
