import { ProblemError } from '#src/contract/problem.ts'
import { type AnyKey, idOf, keyText } from './queue-key.ts'

/** The calls that say so. */
export type LeaseCalls = {
  lease(slug: string, id: string): Promise<unknown>
  endLease(slug: string, id: string): Promise<void>
}

/** Says at what this operator is; about one item, each call waits for the one before it. */
export type Leases = {
  /** Is at it, or stays. Rejects with `leased` (409) where somebody else is. */
  take(key: AnyKey): Promise<void>
  /** Is not at it any more. Never rejects. */
  end(key: AnyKey): Promise<void>
  /** It was decided, with which the server has ended the lease. */
  decided(key: AnyKey): void
}

/** @param ready what the calls about an item wait for, in their order */
export function createLeases(data: LeaseCalls, ready: () => Promise<void>): Leases {
  const calls = new Map<string, Promise<void>>()
  /** What the server may have as this operator's. */
  const held = new Set<string>()

  /** Two calls that are under way at the same time may reach the server in either order. */
  function inOrder(name: string, work: () => Promise<void>): Promise<void> {
    const call = (calls.get(name) ?? ready()).then(work, work)
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
          await data.lease(key.slug, idOf(key))
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
        await data.endLease(key.slug, idOf(key)).catch(() => {})
      })
    },
    decided: (key) => void held.delete(keyText(key)),
  }
}
