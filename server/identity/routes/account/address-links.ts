import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { issueToken } from '../../accounts/action-tokens.ts'
import {
  endAddressChange,
  openChange,
  type OpenChange,
  type Side,
} from '../../accounts/address-changes.ts'
import { agreeToAddress } from '../../accounts/agree-to-address.ts'
import { embeddedTenant } from '../../constants.ts'
import {
  addressChangedPage,
  addressTakenPage,
  addressWaitsPage,
  deadChangePage,
  newAddressPage,
  presentAddressPage,
} from '../../pages/account/address-pages.ts'
import { isOwnBrowser } from '../browser-account.ts'
import { sendPage, siteOf, type EmbeddedContext } from '../embedded-context.ts'
import { fieldOf } from '../form-body.ts'
import { ownPasswordProblem } from '../own-password.ts'

type Answer = (
  open: OpenChange & { token: string },
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>

/**
 * The links of a change of address. Opening them changes nothing. The new address is lent to the account
 * only by a person who reads its mail and is signed in to the account, or gives its password (ACC-1).
 */
export function registerAddressLinks(app: FastifyInstance, context: EmbeddedContext): void {
  const { db } = context
  const ofLink =
    (side: Side, answer: Answer) => async (request: FastifyRequest, reply: FastifyReply) => {
      const token = fieldOf(request.method === 'POST' ? request.body : request.query, 'token')
      const open = await openChange(db, side, token)
      return open ? await answer({ ...open, token }, request, reply) : sendDead(request, reply)
    }

  app.get(
    '/address/new',
    ofLink('new', async (open, request, reply) => {
      const isOwn = await isOwnBrowser(context, request, reply, open.account)
      const link = { token: open.token, email: open.change.email }
      return sendPage(request, reply, newAddressPage(siteOf(request), link, isOwn))
    }),
  )
  app.post(
    '/address/new',
    ofLink('new', async (open, request, reply) => {
      if (!(await isOwnBrowser(context, request, reply, open.account))) {
        const { t } = siteOf(request).texts
        const password = fieldOf(request.body, 'password')
        const typed = { field: 'password', password }
        const refusal = password
          ? await ownPasswordProblem(context, open.account, typed, request, reply)
          : { errors: { password: t('identity-account.newLink.emptyPassword') }, status: 422 }
        if (refusal) {
          const link = { token: open.token, email: open.change.email }
          const page = newAddressPage(siteOf(request), link, false, refusal.errors)
          return sendPage(request, reply, page, refusal.status)
        }
      }
      return agree(context, 'new', open, request, reply)
    }),
  )
  app.get(
    '/address/present',
    ofLink('present', async ({ token, change, account }, request, reply) => {
      const link = { token, email: change.email }
      return sendPage(request, reply, presentAddressPage(siteOf(request), link, account.email))
    }),
  )
  app.post(
    '/address/present',
    ofLink('present', async (open, request, reply) => {
      const answer = fieldOf(request.body, 'answer')
      if (answer === 'agree') return agree(context, 'present', open, request, reply)
      if (answer !== 'refuse') return sendDead(request, reply)
      await endAddressChange(db, open.account.id)
      // The reader of the present address's mail may choose a new password, as by a reset.
      const token = await issueToken(db, 'reset', open.account.id)
      return reply.redirect(`${embeddedTenant.pathPrefix}/reset?token=${token}`, 303)
    }),
  )
}

async function agree(
  { db, letters }: EmbeddedContext,
  side: Side,
  open: OpenChange,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const site = siteOf(request)
  const { email } = open.change
  const agreed = await agreeToAddress(db, side, open)
  if (agreed.kind === 'gone') return sendDead(request, reply)
  if (agreed.kind === 'waits') return sendPage(request, reply, addressWaitsPage(site, email))
  if (agreed.kind === 'taken') return sendPage(request, reply, addressTakenPage(site, email), 409)
  letters.sendAddressChanged(site, agreed.before, agreed.now)
  return sendPage(request, reply, addressChangedPage(site, email))
}

function sendDead(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendPage(request, reply, deadChangePage(siteOf(request)), 410)
}
