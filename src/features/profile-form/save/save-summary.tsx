import { useState } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { useDraft } from '../form/form-context.ts'

/**
 * What keeps the profile from being saved, each line leading to its input.
 * @param refusals tries so far; each new one brings the summary, and the focus, anew
 */
export function SaveSummary({ refusals }: { refusals: number }) {
  const t = useText()
  const { now, errors } = useDraft()
  const [settled, setSettled] = useState(0)
  // Once everything is put right this try is over: a summary that came back would take the focus
  // out of the input that the user is typing in.
  if (errors.size === 0 && settled !== refusals) setSettled(refusals)
  if (refusals === settled || !now.attempted || errors.size === 0) return null
  const lines = [...errors].map(([key, text]) => ({ href: `#${key}`, text }))
  return <ErrorSummary key={refusals} title={t('profile-form.summaryTitle')} errors={lines} />
}
