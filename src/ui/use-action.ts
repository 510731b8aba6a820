import { useState } from 'react'
import { problemText } from '../i18n/problem-text.ts'
import { useTexts } from '../i18n/text-context.ts'

/** An asynchronous action that may fail; one at a time. */
export type Action = {
  busy: boolean
  /** Why the last attempt failed, in words for people. */
  error: string | null
  /** What the last attempt was rejected with, for callers that tell failures apart. */
  failure: Error | null
  /** Starts an attempt; calls `after` only when it succeeded. */
  run: (attempt: () => Promise<void>, after?: () => void) => void
}

/** Holds the state of one action of the user: under way, failed and why, or done. */
export function useAction(): Action {
  const texts = useTexts()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  async function run(attempt: () => Promise<void>, after?: () => void) {
    setBusy(true)
    setFailure(null)
    try {
      await attempt()
      after?.()
    } catch (reason) {
      setFailure(reason instanceof Error ? reason : new Error(String(reason)))
    }
    setBusy(false)
  }
  return {
    busy,
    error: failure && problemText(texts, failure),
    failure,
    run: (attempt, after) => void run(attempt, after),
  }
}
