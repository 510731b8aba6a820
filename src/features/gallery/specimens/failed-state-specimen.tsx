import { FailedState } from '#src/ui/failed-state.tsx'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'

/** With the reason that the server gave. */
export function FailedStateSpecimen() {
  return (
    <State label={stateNames.failed}>
      <FailedState title={samples.notLoaded} onRetry={() => {}}>
        {samples.failure}
      </FailedState>
    </State>
  )
}
