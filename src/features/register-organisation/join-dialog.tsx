import { useState } from 'react'
import type { Membership, OrganisationHit } from '../../contract/membership.ts'
import { useData } from '../../data/data-context.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { registerCopy } from './copy.ts'
import { failureMessage } from './failure-message.ts'

type JoinDialogProps = {
  organisation: OrganisationHit
  onClose: () => void
  onJoined: (membership: Membership) => void
}

/** ORG-2: asks before it asks the organisation. */
export function JoinDialog({ organisation, onClose, onJoined }: JoinDialogProps) {
  const data = useData()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function join() {
    setBusy(true)
    setError(null)
    try {
      onJoined(await data.profile.associate(organisation.slug))
    } catch (failure) {
      setError(failureMessage(failure))
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={registerCopy.joinTitle(organisation.name)}
      description={registerCopy.joinText}
      footer={
        <>
          <Button variant="primary" busy={busy} onClick={() => void join()}>
            <span>{registerCopy.join}</span>
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {registerCopy.cancel}
          </Button>
        </>
      }
    >
      {organisation.location && <p>{organisation.location}</p>}
      {error && (
        <Banner tone="critical" title={registerCopy.errorTitle}>
          <p>{error}</p>
        </Banner>
      )}
    </Dialog>
  )
}
