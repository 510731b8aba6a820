import { useEffect, useEffectEvent, useState } from 'react'
import { logFailure } from './log-failure.ts'

/** Something that is fetched when a part of the screen needs it. */
export type Loaded<T> =
  { state: 'loading' } | { state: 'ready'; value: T } | { state: 'failed'; retry: () => void }

type Answer<T> = { key: string; attempt: number; value: T | null }

/**
 * Fetches when the key changes, and again on `retry`. An answer that comes after the key has moved
 * on is dropped; a failure is logged.
 * @param key what is asked for; empty asks for nothing and stays loading
 */
export function useLoaded<T extends object>(key: string, load: () => Promise<T>): Loaded<T> {
  const [answer, setAnswer] = useState<Answer<T> | null>(null)
  const [attempt, setAttempt] = useState(0)
  const ask = useEffectEvent(load)
  useEffect(() => {
    if (!key) return
    let isCurrent = true
    const settle = (value: T | null) => {
      if (isCurrent) setAnswer({ key, attempt, value })
    }
    ask().then(settle, (error: unknown) => {
      logFailure(`Could not load ${key}.`, error)
      settle(null)
    })
    return () => {
      isCurrent = false
    }
  }, [key, attempt])
  if (!answer || answer.key !== key || answer.attempt !== attempt) return { state: 'loading' }
  return answer.value
    ? { state: 'ready', value: answer.value }
    : { state: 'failed', retry: () => setAttempt(attempt + 1) }
}
