import { logFailure } from '../../lib/log-failure.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { notify } from '../../ui/notification-store.ts'
import { shareCopy } from './copy.ts'

/** The share sheet of the phone, where there is one. */
export function SystemShare({ title, url }: { title: string; url: string }) {
  if (!('share' in navigator)) return null
  const share = async () => {
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // Closing the sheet is a choice, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      logFailure('The link was not shared.', error)
      notify({ tone: 'critical', message: shareCopy.notShared })
    }
  }
  return (
    <Button variant="secondary" onClick={() => void share()}>
      <Icon drawing={icons.share} />
      <span>{shareCopy.system}</span>
    </Button>
  )
}
