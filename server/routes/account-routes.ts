import { LRUCache } from 'lru-cache'
import { accountEndpoints } from '#src/contract/endpoints/account.ts'
import { organisationEndpoints } from '#src/contract/endpoints/organisations.ts'
import { membershipStatus } from '#src/contract/membership-status.ts'
import { type Membership } from '#src/contract/membership.ts'
import { requestHost } from '../http/request-origin.ts'
import { provesClaim } from '../policies/claim.ts'
import { unknownOrganisation } from '../policies/find-shown.ts'
import { presentMembership } from '../present/membership.ts'
import type { RouteDependencies } from './dependencies.ts'
import { createOccasions } from './occasion.ts'

/** Claims of one account within an hour that others are told of by mail; the portal shows them all. */
const mostAnnounced = 10
const hour = 3_600_000
const countedAccounts = 10_000

/** The signed-in user, their memberships, and the two ways to a new one. */
export function accountRoutes(dependencies: RouteDependencies): void {
  const { router, store } = dependencies
  const occasionOf = createOccasions(dependencies)
  const mayAnnounce = countAnnouncements()

  router.signedIn(accountEndpoints.currentUser, async ({ user }) => {
    await store.members.rememberUser(user)
    const { id, firstName, lastName, email, emailVerified } = user
    const language = await store.mailLanguages.ofUser(id)
    return { data: { id, firstName, lastName, email, emailVerified, language, slug: id } }
  })

  router.signedIn(accountEndpoints.memberships, async ({ user, query }) => {
    const all = await store.members.of(user.id)
    const isWanted = (one: Membership) =>
      query.status === 'ALL' || membershipStatus(one) === query.status
    return { results: all.filter(isWanted).map(presentMembership) }
  })

  router.signedIn(accountEndpoints.associate, async ({ user, body, request }) => {
    const organisation = await store.organisations.find(body.organisationSlug)
    const record = organisation && (await store.organisations.read(organisation.id))
    if (!organisation || !record || organisation.status === 'SUSPENDED') {
      throw unknownOrganisation()
    }
    const isProved = provesClaim(user, record)
    const occasion = await occasionOf(request)
    const membership = await store.members.claim(user, organisation, {
      isProved,
      occasionOfNew: () => (mayAnnounce(user.id) ? occasion : null),
    })
    return { data: presentMembership(membership) }
  })

  router.signedIn(organisationEndpoints.createSupplier, async ({ user, body, request }) => {
    const brandId = (await store.brands.byHost(requestHost(request)))?.id ?? null
    const organisation = await store.organisations.found(user, body.name, brandId)
    const membership = await store.members.find(user.id, organisation.id)
    if (!membership) throw new Error('The owner of a new organisation is not its member')
    return { data: presentMembership(membership) }
  })
}

/**
 * Counts the claims of accounts: asking, taking it back and asking again must not fill a mailbox.
 * @returns a function that counts one more, and says whether others may be told of it
 */
function countAnnouncements(): (userId: string) => boolean {
  const announced = new LRUCache<string, number>({ max: countedAccounts, ttl: hour })
  return (userId) => {
    const count = (announced.get(userId) ?? 0) + 1
    announced.set(userId, count, { noUpdateTTL: true })
    return count <= mostAnnounced
  }
}
