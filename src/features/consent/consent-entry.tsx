import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Consent } from '../../analytics/consent.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import type { ConsentQuestion } from './consent-question.tsx'

type ConsentEntryProps = { consent: Consent; privacyUrl: string }

/** The question where it is to be asked. Most visitors have answered it, so its code comes by itself. */
export function ConsentEntry({ consent, privacyUrl }: ConsentEntryProps) {
  const [Question, setQuestion] = useState<typeof ConsentQuestion | null>(null)
  const { answer, isReopened } = useSnapshot(consent.state)
  const isShown = isReopened || answer === null

  useEffect(() => {
    if (!isShown) return
    load()
      .then((loaded) => setQuestion(() => loaded))
      .catch((error: unknown) => logFailure('The question for consent could not be loaded.', error))
  }, [isShown])

  return Question && isShown && <Question consent={consent} privacyUrl={privacyUrl} />
}

async function load() {
  await whenIdle()
  return (await import('./consent-question.tsx')).ConsentQuestion
}
