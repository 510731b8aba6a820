import { memberEndpoints } from '#src/contract/endpoints/members.ts'
import type { TokenUser } from '../identity/identity.ts'
import type { Role } from '../policies/member.ts'
import { presentOrganisationUser } from '../present/organisation-user.ts'
import type { Decider } from '../store/member-decisions.ts'
import type { RouteDependencies } from './dependencies.ts'
import { createOccasions } from './occasion.ts'

/** The people of an organisation: who they are, who asks to be one, and who decides (ORG-3). */
export function memberRoutes(dependencies: RouteDependencies): void {
  const { router, store } = dependencies
  const occasionOf = createOccasions(dependencies)

  router.member(
    memberEndpoints.organisationUsers,
    ({ query }) => query.slug,
    async ({ user, organisation, role }) => {
      const seesAll = role !== 'EMPLOYEE'
      const people = await store.members.people(organisation.id)
      const shown = seesAll ? people : people.filter((one) => one.whenAccepted)
      return {
        results: shown.map((one) => presentOrganisationUser(one, { userId: user.id, seesAll })),
      }
    },
  )

  router.member(
    memberEndpoints.changeMember,
    ({ params }) => params.slug,
    async ({ params, body, user, organisation, role, request }) => {
      const { after } = await store.members.change(
        { organisation, membershipId: params.membershipId },
        { accept: body.status === 'ACCEPTED', relationship: body.relationship },
        decider(user, role),
        await occasionOf(request),
      )
      return { data: presentOrganisationUser(after, { userId: user.id, seesAll: true }) }
    },
  )

  router.member(
    memberEndpoints.removeMember,
    ({ params }) => params.slug,
    async ({ params, user, organisation, role, request }) => {
      const { membershipId } = params
      const occasion = await occasionOf(request)
      await store.members.remove({ organisation, membershipId }, decider(user, role), occasion)
      return undefined
    },
  )

  router.member(
    memberEndpoints.leaveOrganisation,
    ({ params }) => params.slug,
    async ({ user, organisation }) => {
      await store.members.leave(user.id, organisation)
      return undefined
    },
  )
}

function decider(user: TokenUser, role: Role): Decider {
  return role === 'OPERATOR' ? { operator: user.email } : { ownerId: user.id }
}
