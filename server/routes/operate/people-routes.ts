import { operateEndpoints } from '#src/contract/endpoints/operate.ts'
import type { OperatorGrant } from '#src/contract/operate/operator-role.ts'
import type { SignedInUser } from '../../identity/identity.ts'
import { isWithin, type OperatorScope, requireFresh } from '../../policies/operator.ts'
import { LastAdmin, NoAdmin } from '../../store/operator-roles.ts'
import { problem } from '../../texts/problem.ts'
import type { RouteDependencies } from '../dependencies.ts'

const { operators, inviteOperator, removeOperator, withdrawInvitation } = operateEndpoints

/** Who runs the portal, and who decides that: admins, each for their brands (OPR-1). */
export function peopleRoutes({ router, store }: RouteDependencies): void {
  router.operators(operators, async ({ user, scope }) => {
    const [all, invitations, brands] = await Promise.all([
      store.operators.list(),
      store.operators.invitations(Date.now()),
      store.brands.all(),
    ])
    return {
      results: all
        .filter(({ brandId }) => isWithin(scope, brandId))
        .map((one) => ({ ...one, isSelf: one.userId === user.id })),
      invitations: invitations.filter(({ brandId }) => isWithin(scope, brandId)),
      brands: brands.filter(({ id }) => isWithin(scope, id)).map(({ id, name }) => ({ id, name })),
      forAll: scope === 'all',
    }
  })

  router.operators(inviteOperator, async ({ user, scope, body }) => {
    requireRight(user, scope, body)
    const known = await store.brands.all()
    if (body.brandId !== null && !known.some(({ id }) => id === body.brandId))
      throw problem(422, 'problems.invalid.unfit', {
        field: 'brandId',
        params: { fault: 'is not a brand of this installation' },
      })
    return { data: await store.operators.invite(body, user, Date.now()) }
  })

  router.operators(withdrawInvitation, async ({ user, params: { id } }) => {
    const withdrawn = await store.operators.withdraw(id, user).catch(refused)
    if (!withdrawn) throw problem(404, 'problems.invitation-over', { field: 'id' })
    return undefined
  })

  router.operators(removeOperator, async ({ user, scope, body: { userId, ...grant } }) => {
    requireRight(user, scope, grant)
    const removed = await store.operators.remove(userId, grant, user).catch(refused)
    if (!removed) throw problem(404, 'problems.unknown-operator', { field: 'userId' })
    return undefined
  })
}

/** @throws ProblemError 403 for a brand that is not theirs, or a sign-in that is no longer fresh */
function requireRight(user: SignedInUser, scope: OperatorScope, { brandId }: OperatorGrant): void {
  if (!isWithin(scope, brandId)) throw problem(403, 'problems.not-an-operator')
  requireFresh(user)
}

/** @throws ProblemError 403 or 409 for what the store refuses, else what it threw */
function refused(error: unknown): never {
  if (error instanceof NoAdmin) throw problem(403, 'problems.not-an-operator')
  throw error instanceof LastAdmin ? problem(409, 'problems.last-admin') : error
}
