import type { BuyerRole } from '#src/contract/buyers/buyer-role.ts'
import type { Endpoint } from '#src/contract/endpoint.ts'
import type { SignedInUser, TokenUser } from '../identity/identity.ts'
import { requireBuyerRole, unknownBuyer } from '../policies/buyer.ts'
import { unknownOrganisation } from '../policies/find-shown.ts'
import { memberRefusal, type OwnAccess, type Role } from '../policies/member.ts'
import { isWithin, type OperatorScope, requireProof, scopeIn } from '../policies/operator.ts'
import type { BuyerKey } from '../store/buyers/buyer-store.ts'
import type { Store } from '../store/create-store.ts'
import type { OrganisationKey } from '../store/organisations/organisation-record.ts'
import { problem } from '../texts/problem.ts'
import { permitOperator } from './permit-operator.ts'

type OnOrganisation = { user: SignedInUser; organisation: OrganisationKey }
export type ByMember = OnOrganisation & { role: Role }
/** The brands whose suppliers and texts an operator may look after in this call. */
type InScope = { scope: OperatorScope }
export type ByOperator = { user: SignedInUser } & InScope
/** Permits the same about another organisation that the call is about, or throws ProblemError. */
type AlsoOn = { alsoOn: (slug: string) => Promise<OrganisationKey> }
export type ByOperatorOf = OnOrganisation & InScope & AlsoOn
export type ByBuyer = { user: SignedInUser; buyer: BuyerKey }

/** Who may make a call, by the `access` of its endpoint; all of them throw ProblemError for anybody else. */
export function createGuards(store: Store) {
  /** Where somebody may act in the roles of an endpoint; an empty list: nowhere. */
  const scopeOf = async (user: TokenUser, { roles = [] }: Endpoint): Promise<OperatorScope> =>
    roles.length > 0 ? scopeIn(await store.operators.grantsOf(user.id), roles) : []

  return {
    async member(endpoint: Endpoint, user: SignedInUser, slug: string): Promise<ByMember> {
      const organisation = await store.organisations.find(slug)
      if (!organisation) throw unknownOrganisation()
      const membership = await store.members.find(user.id, organisation.id)
      const access = endpoint.access as OwnAccess
      const method = endpoint.whileSuspended ? 'GET' : endpoint.method
      const refusal = memberRefusal(access, organisation, membership, method)
      if (!refusal && membership) return { user, organisation, role: membership.relationship }
      // Nobody looks after an organisation of their own.
      if (!membership && isWithin(await scopeOf(user, endpoint), organisation.brandId)) {
        requireProof(user)
        return { user, organisation, role: 'OPERATOR' }
      }
      throw refusal ?? unknownOrganisation()
    },
    async operator(endpoint: Endpoint, user: SignedInUser, slug: string): Promise<ByOperatorOf> {
      const scope = await scopeOf(user, endpoint)
      const alsoOn = (one: string) => permitOperator(store, { user, scope }, one)
      return { user, organisation: await alsoOn(slug), scope, alsoOn }
    },
    async operators(endpoint: Endpoint, user: SignedInUser): Promise<ByOperator> {
      const scope = await scopeOf(user, endpoint)
      if (scope !== 'all' && scope.length === 0) throw problem(403, 'problems.not-an-operator')
      requireProof(user)
      return { user, scope }
    },
    async buyer(endpoint: Endpoint, user: SignedInUser, slug: string): Promise<ByBuyer> {
      const buyer = await store.buyers.find(user.id, slug)
      if (!buyer) throw unknownBuyer()
      const least: BuyerRole = endpoint.buyerRole ?? 'ADMIN'
      requireBuyerRole(buyer.role, least)
      return { user, buyer }
    },
  }
}
