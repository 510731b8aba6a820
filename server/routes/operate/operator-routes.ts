import { operateEndpoints } from '#src/contract/endpoints/operate.ts'
import { proofRefusal, requireProof } from '../../policies/operator.ts'
import { problem } from '../../texts/problem.ts'
import type { RouteDependencies } from '../dependencies.ts'

/** Who operators are, and how somebody becomes one (OPR-1). */
export function operatorRoutes({ router, store }: RouteDependencies): void {
  router.signedIn(operateEndpoints.operatorSelf, async ({ user }) => {
    const refusal = proofRefusal(user, Date.now())
    const missing = user.hasSecondFactor
      ? ('sign-in-again' as const)
      : ('second-factor-needed' as const)
    return { data: { grants: await store.operators.grantsOf(user.id), needs: refusal && missing } }
  })

  router.signedIn(operateEndpoints.acceptOperatorInvitation, async ({ user, body }) => {
    requireProof(user)
    await store.members.rememberUser(user)
    const grant = await store.operators.accept(user, body.code, Date.now())
    if (!grant) throw problem(404, 'problems.unknown-invitation', { field: 'code' })
    return { data: grant }
  })
}
