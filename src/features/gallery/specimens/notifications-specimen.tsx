import { Button } from '#src/ui/button.tsx'
import { notify } from '#src/ui/notifications.tsx'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'

/** Buttons that bring passing messages. */
export function NotificationsSpecimen() {
  return (
    <>
      <State label={stateNames.positive}>
        <Button
          variant="secondary"
          onClick={() => notify({ tone: 'positive', message: samples.notice })}
        >
          {samples.showNotice}
        </Button>
      </State>
      <State label={stateNames.critical}>
        <Button
          variant="secondary"
          onClick={() => notify({ tone: 'critical', message: samples.noticeFailed })}
        >
          {samples.showFailure}
        </Button>
      </State>
    </>
  )
}
