import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useData } from '#src/data/data-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { copy } from '../copy.ts'
import { useProfileForm } from '../form/form-context.ts'

/** Says above the form that an earlier draft is back, or that none can be kept (OFF-4, OFF-11). */
export function DraftBanner() {
  const { restoredFrom, outgoing } = useSnapshot(useProfileForm().draft)
  const { isKeeping } = useSnapshot(useData().outbox.state)
  const [isDismissed, setDismissed] = useState(false)
  if (!isKeeping)
    return (
      <Banner tone="warning" title={copy.notStoredTitle}>
        <p>{copy.notStoredText}</p>
      </Banner>
    )
  if (restoredFrom === null || outgoing || isDismissed) return null
  return (
    <Banner tone="neutral" title={copy.draftBack} onDismiss={() => setDismissed(true)}>
      <p>{copy.draftBackText(moment.format(restoredFrom))}</p>
    </Banner>
  )
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })
