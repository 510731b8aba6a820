import { Button } from '#src/ui/button.tsx'
import { Tooltip } from '#src/ui/tooltip.tsx'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'

/** A question that explains itself. */
export function TooltipSpecimen() {
  return (
    <State label={stateNames.usual}>
      <Tooltip content={samples.tooltip}>
        <Button variant="quiet">{samples.tooltipTrigger}</Button>
      </Tooltip>
    </State>
  )
}
