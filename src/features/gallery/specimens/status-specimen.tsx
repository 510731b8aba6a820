import { Button } from '#src/ui/button.tsx'
import { announce } from '#src/ui/status.tsx'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'

/** A button that has something said. */
export function StatusSpecimen() {
  return (
    <State label={stateNames.usual}>
      <Button variant="secondary" onClick={() => announce(samples.said)}>
        {samples.say}
      </Button>
    </State>
  )
}
