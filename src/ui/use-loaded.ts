import { useEffect, useEffectEvent, useState } from 'react'
import { logFailure } from '../lib/log-failure.ts'
import { useWhenReachable } from './reachable-context.ts'

/** Something that is fetched when a part of the screen needs it. */
export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'ready'; value: T }
  | { state: 'failed'; failure: unknown; retry: () => void }

type Answer<T> = { key: string; attempt: number } & ({ value: T } | { failure: unknown })

/**
 * Fetches when the key changes, on `retry`, and, after a failure, when the server can be reached again:
 * then quietly, so that a failure stays until there is something else to show. An answer that comes
 * after the key has moved on is dropped; a failure is logged.
 * @param key what is asked for; empty asks for nothing and stays loading
 */
export function useLoaded<T extends object>(key: string, load: () => Promise<T>): Loaded<T> {
  const [answer, setAnswer] = useState<Answer<T> | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [quietAttempt, setQuietAttempt] = useState(0)
  const ask = useEffectEvent(load)
  const known = answer?.key === key && answer.attempt === attempt ? answer : null
  const hasFailed = known !== null && 'failure' in known

  useEffect(() => {
    if (!key) return
    let isCurrent = true
    const settle = (outcome: { value: T } | { failure: unknown }) => {
      if (isCurrent) setAnswer({ key, attempt, ...outcome })
    }
    ask().then(
      (value) => settle({ value }),
      (failure: unknown) => {
        logFailure(`Could not load ${key}.`, failure)
        settle({ failure })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [key, attempt, quietAttempt])

  useWhenReachable(hasFailed, () => setQuietAttempt(quietAttempt + 1))

  if (!known) return { state: 'loading' }
  if ('value' in known) return { state: 'ready', value: known.value }
  return { state: 'failed', failure: known.failure, retry: () => setAttempt(attempt + 1) }
}
