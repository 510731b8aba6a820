import { useEffect, useState } from 'react'
import { ProblemError } from '#src/contract/problem.ts'
import { logFailure } from '#src/lib/log-failure.ts'
import type { Leases } from './leases.ts'
import { readItemKey } from './queue-key.ts'

/** Milliseconds after which the console says again that its operator is at it. */
const renewEvery = 60_000

/**
 * Tells other operators that this one is at something, for as long as it is shown.
 * @param key of what is shown; null: nothing is
 * @returns the server's refusal where somebody else is at it
 */
export function useLease(leases: Leases, key: string | null): ProblemError | null {
  const [refusal, setRefusal] = useState<{ of: string; problem: ProblemError } | null>(null)
  useEffect(() => {
    const wanted = readItemKey(key ?? undefined)
    if (!wanted || !key) return
    let isCurrent = true
    const take = () => {
      if (document.visibilityState === 'hidden') return
      leases.take(wanted).then(
        () => isCurrent && setRefusal(null),
        (reason: unknown) => {
          const isTaken = reason instanceof ProblemError && reason.code === 'leased'
          if (isTaken && isCurrent) setRefusal({ of: key, problem: reason })
          if (!isTaken) logFailure('Nobody was told who is at it.', reason)
        },
      )
    }
    take()
    const timer = setInterval(take, renewEvery)
    // A tab that was hidden for long has lost its lease.
    document.addEventListener('visibilitychange', take)
    return () => {
      isCurrent = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', take)
      void leases.end(wanted)
    }
  }, [leases, key])
  return refusal?.of === key ? refusal.problem : null
}
