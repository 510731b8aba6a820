import { operateEndpoints } from '#src/contract/endpoints/operate.ts'
import type { SignedInUser } from '../../identity/identity.ts'
import { proofRefusal, requireProof } from '../../policies/operator.ts'
import { problem } from '../../texts/problem.ts'
import type { RouteDependencies } from '../dependencies.ts'

/** Who operators are, and how somebody becomes one (OPR-1). */
export function operatorRoutes({ router, store }: RouteDependencies): void {
  router.signedIn(operateEndpoints.operatorSelf, async ({ user }) => {
    const grants = await store.operators.grantsOf(user.id)
    return { data: { grants, needs: needsOf(user, grants.length > 0) } }
  })

  router.signedIn(operateEndpoints.acceptOperatorInvitation, async ({ user, body }) => {
    // Whoever the address belongs to can take the account over, and would have the role.
    if (!user.emailVerified) throw problem(403, 'problems.address-unconfirmed')
    requireProof(user)
    await store.members.rememberUser(user)
    const grant = await store.operators.accept(user, body.code, Date.now())
    if (!grant) throw problem(404, 'problems.unknown-invitation', { field: 'code' })
    return { data: grant }
  })
}

/** What is missing before somebody can take a first role, or use those that they have. */
function needsOf(user: SignedInUser, isOperator: boolean) {
  if (!isOperator && !user.emailVerified) return 'address-unconfirmed' as const
  if (!proofRefusal(user, Date.now())) return null
  return user.hasSecondFactor ? ('sign-in-again' as const) : ('second-factor-needed' as const)
}
