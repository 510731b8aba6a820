import { AffiliateMessage } from '#src/ui/affiliate-message.tsx'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'

/** A message alone, and one with something off and a heading that is a long word. */
export function AffiliateMessageSpecimen() {
  return (
    <>
      <State label={stateNames.usual}>
        <AffiliateMessage heading={samples.name} copy={samples.text} percentOff={null} />
      </State>
      <State label={stateNames.longWord}>
        <AffiliateMessage heading={samples.longWord} copy={samples.text} percentOff={15} />
      </State>
    </>
  )
}
