import { useState } from 'react'

/** Something that takes a moment and may fail; one at a time. */
export type Action = {
  busy: boolean
  /** Why the last attempt failed, in words for people. */
  error: string | null
  /** Does it; what comes after, only when it succeeded. */
  run: (attempt: () => Promise<void>, after?: () => void) => void
}

export function useAction(): Action {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  async function run(attempt: () => Promise<void>, after?: () => void) {
    setBusy(true)
    setError(null)
    try {
      await attempt()
      after?.()
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure))
    }
    setBusy(false)
  }
  return { busy, error, run: (attempt, after) => void run(attempt, after) }
}
