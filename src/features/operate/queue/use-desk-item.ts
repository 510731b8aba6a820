import type { ProblemError } from '#src/contract/problem.ts'
import { type Loaded, useLoaded } from '#src/ui/use-loaded.ts'
import type { Leases } from './leases.ts'
import { keyText } from './queue-key.ts'
import { useLease } from './use-lease.ts'

type Options<Item> = {
  /** As the address has it. */
  of: { slug: string; itemId: string }
  /** Another one has the item read anew. */
  turn: number
  desk: {
    leases: Leases
    read(slug: string, id: string): Promise<Item>
    /** What needs not be waited for. */
    atHand(slug: string, id: string): Item | null
  }
}

/**
 * Reads what is open, and tells others who is at it.
 * @returns `open`: a key of it in its state; `leased`: the server's refusal where somebody else is at it
 */
export function useDeskItem<Item extends { version: string }>({
  of,
  turn,
  desk,
}: Options<Item>): {
  loaded: Loaded<Item>
  leased: ProblemError | null
  open: string
} {
  const { slug, itemId } = of
  const open = keyText(of)
  const loaded = useLoaded(
    `item ${open} ${turn}`,
    () => desk.read(slug, itemId),
    () => desk.atHand(slug, itemId),
  )
  const leased = useLease(desk.leases, loaded.state === 'failed' ? null : open)
  const version = loaded.state === 'ready' ? loaded.value.version : ''
  return { loaded, leased, open: `${open} ${version}` }
}
