import { useState } from 'react'
import { useTexts } from '../../i18n/text-context.ts'
import { useData } from '../../data/data-context.ts'
import { notify } from '../../ui/notification-store.ts'
import { Button } from '../../ui/button.tsx'
import { failureMessage } from './failure-message.ts'

type TakeBackButtonProps = {
  organisation: { name: string; slug: string }
  onTakenBack: () => void
}

/** Ends a request that waits. Nothing is asked first: the same search makes it again. */
export function TakeBackButton({ organisation, onTakenBack }: TakeBackButtonProps) {
  const texts = useTexts()
  const { t } = texts
  const data = useData()
  const [busy, setBusy] = useState(false)

  async function takeBack() {
    setBusy(true)
    try {
      await data.members.leave(organisation.slug)
      onTakenBack()
    } catch (failure) {
      notify({ message: failureMessage(texts, failure), tone: 'critical' })
      setBusy(false)
    }
  }

  return (
    <Button
      variant="secondary"
      busy={busy}
      aria-label={t('register.takeBackNamed', { name: organisation.name })}
      onClick={() => void takeBack()}
    >
      {t('register.takeBack')}
    </Button>
  )
}
