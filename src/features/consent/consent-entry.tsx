import { useSnapshot } from 'valtio'
import type { Consent } from '../../analytics/consent.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { useLatePart } from '../../ui/use-late-part.ts'

type ConsentEntryProps = { consent: Consent; privacyUrl: string }

/** The question where it is to be asked. Most visitors have answered, so its code is fetched only to ask. */
export function ConsentEntry({ consent, privacyUrl }: ConsentEntryProps) {
  const { answer, isReopened } = useSnapshot(consent.state)
  const { Part: Question } = useLatePart(load, isReopened || answer === null)
  return Question && <Question consent={consent} privacyUrl={privacyUrl} />
}

async function load() {
  await whenIdle()
  return (await import('./consent-question.tsx')).ConsentQuestion
}
