import { ProblemError } from '#src/contract/problem.ts'
import type { OperateData } from '#src/data/operate-data.ts'
import { keyText, type QueueKey } from './queue-key.ts'

/** Says at what this verifier is; about one item, each call waits for the one before it. */
export type Leases = {
  /** Is at it, or stays. Rejects with `leased` (409) where somebody else is. */
  take(key: QueueKey): Promise<void>
  /** Is not at it any more. Never rejects. */
  end(key: QueueKey): Promise<void>
  /** It was decided, with which the server has ended the lease. */
  decided(key: QueueKey): void
}

export function createLeases(data: Pick<OperateData, 'lease' | 'endLease'>): Leases {
  const calls = new Map<string, Promise<void>>()
  /** What the server may have as this verifier's. */
  const held = new Set<string>()

  /** Two calls that are under way at the same time may reach the server in either order. */
  function inOrder(name: string, work: () => Promise<void>): Promise<void> {
    const call = (calls.get(name) ?? Promise.resolve()).then(work, work)
    calls.set(name, call)
    return call.finally(() => {
      if (calls.get(name) === call) calls.delete(name)
    })
  }

  return {
    take(key) {
      const name = keyText(key)
      return inOrder(name, async () => {
        held.add(name)
        try {
          await data.lease(key.slug, key.credentialId)
        } catch (reason) {
          if (reason instanceof ProblemError && reason.code === 'leased') held.delete(name)
          throw reason
        }
      })
    },
    end(key) {
      const name = keyText(key)
      return inOrder(name, async () => {
        if (!held.delete(name)) return
        // A lease that is not ended is over for others after a few minutes.
        await data.endLease(key.slug, key.credentialId).catch(() => {})
      })
    },
    decided: (key) => void held.delete(keyText(key)),
  }
}
