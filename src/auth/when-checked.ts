import { subscribe } from 'valtio/vanilla'
import type { SessionState } from './session.ts'

/** Resolves when the first authentication check is done (RTE-4). */
export function whenChecked(state: SessionState): Promise<void> {
  if (state.didInitialCheck) return Promise.resolve()
  return new Promise((done) => {
    const stop = subscribe(state, () => {
      if (!state.didInitialCheck) return
      stop()
      done()
    })
  })
}
