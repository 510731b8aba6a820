import { Button } from '#src/ui/button.tsx'
import * as icons from '#src/ui/icons.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'

/** Nothing yet, with and without a next step. */
export function EmptyStateSpecimen() {
  return (
    <>
      <State label={stateNames.empty}>
        <EmptyState
          title={samples.emptyTitle}
          icon={icons.pin}
          action={<Button variant="primary">{samples.add}</Button>}
        >
          {samples.emptyText}
        </EmptyState>
      </State>
      <State label={stateNames.noAction}>
        <EmptyState title={samples.emptyTitle}>{samples.emptyText}</EmptyState>
      </State>
    </>
  )
}
