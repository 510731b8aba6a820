import { evidenceEndpoints } from '#src/contract/endpoints/evidence.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { createMedianWait } from '../median-wait.ts'

/** What of a supplier waits for a verifier, at which place, and how long that has taken lately (OPR-3). */
export function waitsRoute({ router, store }: RouteDependencies): void {
  const medianWait = createMedianWait((now) => store.verification.medianWait(now))
  router.member(
    evidenceEndpoints.credentialWaits,
    ({ params }) => params.slug,
    async ({ organisation }) => ({
      data: {
        waiting: await store.verification.places(organisation.id),
        medianWait: await medianWait(Date.now()),
      },
    }),
  )
}
