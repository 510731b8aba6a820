import type { FastifyRequest } from 'fastify'
import type { BuyerRole } from '#src/contract/buyers/buyer-role.ts'
import { buyerEndpoints } from '#src/contract/endpoints/buyers.ts'
import { isEmailAddress } from '#src/contract/email-address.ts'
import { fullName } from '#src/contract/full-name.ts'
import type { TokenUser } from '../../identity/identity.ts'
import { buyerInvitationLetter } from '../../mail/buyer-letters.ts'
import { composeMail } from '../../mail/compose-mail.ts'
import { invitationLimits } from '../../policies/invitation-limits.ts'
import { presentBuyerMember } from '../../present/buyer.ts'
import type { BuyerKey } from '../../store/buyers/buyer-store.ts'
import { problem } from '../../texts/problem.ts'
import { textsForPerson } from '../../texts/server-texts.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { createPortalSite } from '../portal-site.ts'

type Invited = { buyer: BuyerKey; user: TokenUser; email: string; role: BuyerRole }

/** The people of a buyer (DSC-3). */
export function buyerMemberRoutes(dependencies: RouteDependencies): void {
  const { router, store } = dependencies
  const { buyerMembers } = store
  const siteOf = createPortalSite(dependencies)

  router.buyer(buyerEndpoints.buyerMembers, async ({ buyer, user }) => {
    const seesAll = buyer.role === 'ADMIN'
    const people = await buyerMembers.list(buyer.id)
    const shown = seesAll ? people : people.filter(({ userId }) => userId !== null)
    const seen = { userId: user.id, seesAll }
    return { results: shown.map((one) => presentBuyerMember(one, seen)) }
  })
  router.buyer(buyerEndpoints.inviteBuyerMember, async ({ buyer, user, body, request }) => {
    const { email, role } = body
    if (!isEmailAddress(email)) throw problem(422, 'problems.invalid.email', { field: 'email' })
    const invited = await invite({ buyer, user, email, role }, request)
    return { data: presentBuyerMember(invited, { userId: user.id, seesAll: true }) }
  })
  router.buyer(buyerEndpoints.changeBuyerMember, async ({ buyer, user, params, body }) => {
    const member = { buyer, memberId: params.id }
    const changed = await buyerMembers.change(member, user.id, body.role)
    return { data: presentBuyerMember(changed, { userId: user.id, seesAll: true }) }
  })
  router.buyer(buyerEndpoints.removeBuyerMember, async ({ buyer, user, params }) => {
    await buyerMembers.remove({ buyer, memberId: params.id }, user.id)
    return undefined
  })
  router.buyer(buyerEndpoints.leaveBuyer, async ({ buyer, user }) => {
    await buyerMembers.leave(buyer, user.id)
    return undefined
  })

  /** Counted with all other invitations of the account. Whether the mailbox has had enough of them, nobody is told. */
  async function invite({ buyer, user, email, role }: Invited, request: FastifyRequest) {
    const sender = { kind: 'user', value: user.id } as const
    const { left, reservations } = await store.invitations.reserve(sender, [email])
    const [reservation] = reservations
    if (!reservation)
      throw problem(429, 'problems.too-many-invitations.people', {
        params: { most: invitationLimits.user, left },
      })
    try {
      const site = await siteOf(request)
      const language = await store.mailLanguages.ofAddress(email)
      const texts = textsForPerson(language, site.texts.language, site.ownTexts)
      const names = { sender: fullName(user), buyer: buyer.name }
      const letter = buyerInvitationLetter(texts, { site, to: email, ...names })
      const mail = reservation.isDue ? { ...composeMail(letter), userId: null } : null
      return await buyerMembers.invite(buyer, user.id, { email, role, mail })
    } catch (error) {
      await store.invitations.takeBack([reservation.id])
      throw error
    }
  }
}
