import { logFailure } from '../lib/log-failure.ts'
import type { PreparationNeeds } from './prepare-offline.ts'

/** The preparation for the time without a network; guests, who have nothing to prepare, load none of it. */
export function latePreparation(needs: PreparationNeeds): () => Promise<void> {
  let loading: Promise<() => Promise<void>> | null = null
  const load = async () => (await import('./prepare-offline.ts')).createPreparation(needs)
  return async () => {
    if (!needs.userId()) return
    let prepare: () => Promise<void>
    try {
      loading ??= load()
      prepare = await loading
    } catch (error) {
      // The next call tries again.
      loading = null
      return logFailure('What works without a network could not be prepared.', error)
    }
    await prepare()
  }
}
