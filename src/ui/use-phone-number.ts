import { useId, useState } from 'react'
import type { Problem } from '../i18n/problem-sentence.ts'
import { problemText } from '../i18n/problem-text.ts'
import { useTexts } from '../i18n/text-context.ts'

/** What is typed into a phone number's input, and what is wrong with it. */
export type PhoneEntry = {
  /** Of the input. */
  id: string
  typed: string
  error: string | null
  change: (typed: string) => void
  /** Validates the number now; a wrong one shows its message and takes the focus. */
  check: () => boolean
}

/**
 * Holds a phone number while it is typed: validated on request, and from then on with each key.
 * @param problemOf what is wrong with a text, null when nothing is
 */
export function usePhoneNumber(problemOf: (typed: string) => Problem | null): PhoneEntry {
  const texts = useTexts()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [judged, setJudged] = useState(false)
  const problem = problemOf(typed)
  return {
    id,
    typed,
    error: judged ? problem && problemText(texts, problem) : null,
    change: setTyped,
    check() {
      setJudged(true)
      if (problem) document.getElementById(id)?.focus()
      return !problem
    },
  }
}
