import { useSnapshot } from 'valtio'
import type { Consent } from '../../analytics/consent.ts'
import { ConsentQuestion } from './consent-question.tsx'

type ConsentEntryProps = { consent: Consent; privacyUrl: string }

/** The question where it is to be asked. */
export function ConsentEntry({ consent, privacyUrl }: ConsentEntryProps) {
  const { answer, isReopened } = useSnapshot(consent.state)
  if (!isReopened && answer !== null) return null
  return <ConsentQuestion consent={consent} privacyUrl={privacyUrl} />
}
