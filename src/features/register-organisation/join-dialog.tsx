import { useState } from 'react'
import { useTexts } from '../../i18n/text-context.ts'
import type { Membership, OrganisationHit } from '../../contract/membership.ts'
import { useData } from '../../data/data-context.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { failureMessage } from './failure-message.ts'

type JoinDialogProps = {
  organisation: OrganisationHit
  onClose: () => void
  onJoined: (membership: Membership) => void
}

/** ORG-2: asks before it asks the organisation. */
export function JoinDialog({ organisation, onClose, onJoined }: JoinDialogProps) {
  const texts = useTexts()
  const { t } = texts
  const data = useData()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function join() {
    setBusy(true)
    setError(null)
    try {
      onJoined(await data.profile.associate(organisation.slug))
    } catch (failure) {
      setError(failureMessage(texts, failure))
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('register.joinTitle', { name: organisation.name })}
      description={t('register.joinText')}
      footer={
        <>
          <Button variant="primary" busy={busy} onClick={() => void join()}>
            <span>{t('register.join')}</span>
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('register.cancel')}
          </Button>
        </>
      }
    >
      {organisation.location && <p>{organisation.location}</p>}
      {error && (
        <Banner tone="critical" title={t('register.errorTitle')}>
          <p>{error}</p>
        </Banner>
      )}
    </Dialog>
  )
}
