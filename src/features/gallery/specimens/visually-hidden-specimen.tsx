import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'

/** A sentence of which a part is for ears. */
export function VisuallyHiddenSpecimen() {
  return (
    <State label={stateNames.usual}>
      <p>
        <VisuallyHidden>{samples.hidden}</VisuallyHidden>
        {samples.hiddenShown}
      </p>
    </State>
  )
}
