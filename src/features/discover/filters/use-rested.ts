import { useEffect, useState } from 'react'
import * as limits from '#src/contract/limits.ts'
import { logFailure } from '#src/lib/log-failure.ts'

type Answer<T> = { query: string; value: T }

/**
 * Asks for something that changes with each press, once it has rested. The last answer stays until the next one
 * is there; one that comes late never takes its place.
 * @param query null asks for nothing
 * @param ask the same function at each call
 */
export function useRested<T>(
  query: string | null,
  ask: (query: string) => Promise<T>,
): Answer<T> | null {
  const [answer, setAnswer] = useState<Answer<T> | null>(null)
  useEffect(() => {
    if (query === null) return
    let isCurrent = true
    const timer = setTimeout(() => {
      ask(query).then(
        (value) => isCurrent && setAnswer({ query, value }),
        (error: unknown) => logFailure('Suppliers could not be counted.', error),
      )
    }, limits.searchDebounce)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [query, ask])
  return query === null ? null : answer
}
