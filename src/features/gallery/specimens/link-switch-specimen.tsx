import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { LinkSwitch } from '#src/ui/link-switch.tsx'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'

/** The first of two ways to see something is the one that is shown. */
export function LinkSwitchSpecimen() {
  return (
    <State label={stateNames.usual}>
      <LinkSwitch label={samples.tabs}>
        <a href="#link-switch" aria-current="page">
          <Icon drawing={icons.list} />
          <span>{samples.tabFirst}</span>
        </a>
        <a href="#link-switch">
          <Icon drawing={icons.pin} />
          <span>{samples.tabSecond}</span>
        </a>
      </LinkSwitch>
    </State>
  )
}
