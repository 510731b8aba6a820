import { useEffect, useState } from 'react'
import { ChunkLoadError } from '../../lib/chunk-load-error.ts'
import { useUpdates } from '../../pwa/updates-context.ts'

/**
 * A part of the portal that is missing because of a newer version comes with one reload (OFF-9).
 * @returns whether the page is about to be left, and what to do before somebody tries again
 */
export function usePartRecovery(error: unknown): { isLeaving: boolean; onRetry: () => void } {
  const updates = useUpdates()
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    if (error instanceof ChunkLoadError) void recover(error)

    async function recover(missing: ChunkLoadError) {
      try {
        setLeaving(await updates.recover(missing))
      } catch {
        // What is typed could not be kept: the page stays, and says what it cannot show.
      }
    }
  }, [error, updates])
  return {
    isLeaving,
    onRetry: () => {
      if (error instanceof ChunkLoadError) updates.retry(error)
    },
  }
}
