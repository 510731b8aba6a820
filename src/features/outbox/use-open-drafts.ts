import { useEffect, useState } from 'react'
import { useData } from '../../data/data-context.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { whenIdle } from '../../lib/when-idle.ts'

/**
 * Opens the drafts of the signed-in user on whatever page, when it is idle: what waits is sent from
 * there too, and shown.
 * @param preload fetches what has to be at hand when the network is gone
 * @returns whether the drafts are open
 */
export function useOpenDrafts(userId: string, preload: () => Promise<unknown>): boolean {
  const data = useData()
  const [openFor, setOpenFor] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    async function open() {
      await whenIdle()
      if (!isCurrent) return
      await data.outbox.open()
      if (isCurrent) setOpenFor(userId)
      await preload()
    }
    open().catch((error: unknown) => logFailure('The unsent changes could not be read.', error))
    return () => {
      isCurrent = false
    }
  }, [data, userId, preload])
  return openFor === userId
}
