import { useEffect, useState, type ComponentType } from 'react'
import { logFailure } from '../lib/log-failure.ts'
import { useWhenReachable } from './reachable-context.ts'

/**
 * A part of the page whose code comes after the page itself. Where it cannot be fetched it is fetched
 * again once the server can be reached.
 * @param load the same function at each call
 * @param isWanted whether it is to be shown
 * @returns `Part` is null until it is there
 */
export function useLatePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
): { Part: ComponentType<Props> | null } {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  const [attempt, setAttempt] = useState({ count: 0, hasFailed: false })
  const isMissing = isWanted && Part === null

  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    load().then(
      (loaded) => isCurrent && setPart(() => loaded),
      (error: unknown) => {
        logFailure('A part of the page could not be loaded.', error)
        if (isCurrent) setAttempt(({ count }) => ({ count, hasFailed: true }))
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isMissing, load, attempt.count])
  useWhenReachable(isMissing && attempt.hasFailed, () =>
    setAttempt(({ count }) => ({ count: count + 1, hasFailed: false })),
  )
  return { Part: isWanted ? Part : null }
}
