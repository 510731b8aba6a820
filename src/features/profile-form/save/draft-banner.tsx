import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { momentFormat } from '#src/i18n/moment-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { useData } from '#src/data/data-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { useProfileForm } from '../form/form-context.ts'

/** Says above the form that an earlier draft is back, or that none can be kept (OFF-4, OFF-11). */
export function DraftBanner() {
  const { t, language } = useTexts()
  const { restoredFrom, outgoing } = useSnapshot(useProfileForm().draft)
  const { canStore } = useSnapshot(useData().outbox.state)
  const [isDismissed, setDismissed] = useState(false)
  if (!canStore)
    return (
      <Banner tone="warning" title={t('profile-form.notStoredTitle')}>
        <p>{t('profile-form.notStoredText')}</p>
      </Banner>
    )
  if (restoredFrom === null || outgoing || isDismissed) return null
  return (
    <Banner tone="neutral" title={t('profile-form.draftBack')} onDismiss={() => setDismissed(true)}>
      <p>
        {t('profile-form.draftBackText', { when: momentFormat(language).format(restoredFrom) })}
      </p>
    </Banner>
  )
}
