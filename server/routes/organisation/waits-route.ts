import { evidenceEndpoints } from '#src/contract/endpoints/evidence.ts'
import type { RouteDependencies } from '../dependencies.ts'

/** Milliseconds for which the median wait is not worked out anew. */
const medianKept = 600_000

/** What of a supplier waits for a verifier, at which place, and how long that has taken lately (OPR-3). */
export function waitsRoute({ router, store }: RouteDependencies): void {
  let known: { at: number; median: Promise<number | null> } | null = null
  const medianWait = (now: number) => {
    if (!known || now - known.at > medianKept || now < known.at) {
      const median = store.verification.medianWait(now)
      known = { at: now, median }
      // What failed is asked for again.
      median.catch(() => (known = null))
    }
    return known.median
  }

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
