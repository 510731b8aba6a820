import { SpinnerRing } from '#src/ui/spinner-ring.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'

/** With words, and the ring for places that have words of their own. */
export function SpinnerSpecimen() {
  return (
    <>
      <State label={stateNames.usual}>
        <Spinner label={samples.loading} />
      </State>
      <State label={stateNames.ring}>
        <SpinnerRing />
      </State>
    </>
  )
}
