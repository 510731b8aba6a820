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
 * @param known what is at hand already of what the key names: drawn at once, instead of a sign of waiting that is gone
 *   at the next look
 */
export function useLoaded<T extends object>(
  key: string,
  load: () => Promise<T>,
  known: () => T | null = () => null,
): Loaded<T> {
  const [answer, setAnswer] = useState<Answer<T> | null>(() => {
    const value = known()
    return value && { key, attempt: 0, value }
  })
  const [attempt, setAttempt] = useState(0)
  const [asked, setAsked] = useState(key)
  const [quietAttempt, setQuietAttempt] = useState(0)
  // In the drawing in which the key changed, so that what is at hand is never drawn after a sign of waiting.
  if (asked !== key) {
    setAsked(key)
    const value = known()
    if (value) setAnswer({ key, attempt, value })
  }
  const ask = useEffectEvent(load)
  const current = answer?.key === key && answer.attempt === attempt ? answer : null
  const hasFailed = current !== null && 'failure' in current

  useEffect(() => {
    if (!key) return
    let isCurrent = true
    const settle = (outcome: { value: T } | { failure: unknown }) => {
      if (!isCurrent) return
      const next = { key, attempt, ...outcome }
      setAnswer((before) => (before && isSame(before, next) ? before : next))
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

  if (!current) return { state: 'loading' }
  if ('value' in current) return { state: 'ready', value: current.value }
  return { state: 'failed', failure: current.failure, retry: () => setAttempt(attempt + 1) }
}

/** Whether an answer says nothing new, so that nothing has to be drawn again. */
function isSame<T>(before: Answer<T>, next: Answer<T>): boolean {
  if (before.key !== next.key || before.attempt !== next.attempt) return false
  return 'value' in before && 'value' in next && before.value === next.value
}
