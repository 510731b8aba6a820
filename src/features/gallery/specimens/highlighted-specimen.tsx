import { Highlighted } from '#src/ui/highlighted.tsx'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'

/** A name with what was searched for, and one with nothing of it. */
export function HighlightedSpecimen() {
  return (
    <>
      <State label={stateNames.matched}>
        <Highlighted
          text={samples.matched}
          matches={[
            [8, 13],
            [18, 22],
          ]}
        />
      </State>
      <State label={stateNames.unmatched}>
        <Highlighted text={samples.matched} matches={[]} />
      </State>
    </>
  )
}
