import { accountEndpoints } from '#src/contract/endpoints/account.ts'
import { organisationEndpoints } from '#src/contract/endpoints/organisations.ts'
import { type Membership, membershipStatus } from '#src/contract/membership.ts'
import { provesClaim } from '../policies/claim.ts'
import { unknownOrganisation } from '../policies/unknown-organisation.ts'
import { presentMembership } from '../present/membership.ts'
import type { RouteDependencies } from './dependencies.ts'

/** The signed-in user, their memberships, and the two ways to a new one. */
export function accountRoutes({ router, store }: RouteDependencies): void {
  router.signedIn(accountEndpoints.currentUser, async ({ user }) => {
    await store.members.rememberUser(user)
    const { id, firstName, lastName, email } = user
    return { data: { id, firstName, lastName, email, slug: id } }
  })

  router.signedIn(accountEndpoints.memberships, async ({ user, query }) => {
    const all = await store.members.of(user.id)
    const isWanted = (one: Membership) =>
      query.status === 'ALL' || membershipStatus(one) === query.status
    return { results: all.filter(isWanted).map(presentMembership) }
  })

  router.signedIn(accountEndpoints.associate, async ({ user, body }) => {
    const organisation = await store.organisations.find(body.organisationSlug)
    const record = organisation && (await store.organisations.read(organisation.id))
    if (!organisation || !record || organisation.status === 'SUSPENDED') {
      throw unknownOrganisation()
    }
    const isProved = provesClaim(user, record.website)
    return { data: presentMembership(await store.members.claim(user, organisation, isProved)) }
  })

  router.signedIn(organisationEndpoints.createSupplier, async ({ user, body }) => {
    const organisation = await store.organisations.found(user, body.name)
    const membership = await store.members.find(user.id, organisation.id)
    if (!membership) throw new Error('The owner of a new organisation is not its member')
    return { data: presentMembership(membership) }
  })
}
