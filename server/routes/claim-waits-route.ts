import { claimWaitEndpoints } from '#src/contract/endpoints/claim-waits.ts'
import type { RouteDependencies } from './dependencies.ts'
import { createMedianWait } from './median-wait.ts'

/** At which places one's own claims wait for the operator, and how long that has taken lately (OPR-3). */
export function claimWaitsRoute({ router, store }: RouteDependencies): void {
  const medianWait = createMedianWait((now) => store.claims.medianWait(now))
  router.signedIn(claimWaitEndpoints.claimWaits, async ({ user }) => {
    const now = Date.now()
    const waiting = await store.claims.places(user.id, now)
    return { data: { waiting, medianWait: await medianWait(now) } }
  })
}
