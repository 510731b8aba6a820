import type { JobState } from '../store/scheduled-jobs.ts'

type Seen = Pick<JobState, 'name' | 'beat'>

/** Tells runs that go on from those whose process is gone. */
export type LeaseWatch = {
  /** Sees how all jobs are, to be called with every look. */
  see(states: readonly Seen[]): void
  /** Whether nobody has written to a job for a lease, as far as was seen. */
  isOver(name: string): boolean
}

/**
 * Watches jobs as they are seen: a lease is over once a job was the same for so long. No two clocks are
 * compared, so it does not matter what they say: one that jumps ahead ends no lease, and one that is set
 * back prolongs none.
 * @param lease ms
 * @param monotonic ms of a clock that only goes forward
 */
export function createLeaseWatch(lease: number, monotonic: () => number): LeaseWatch {
  const seen = new Map<string, { beat: number; since: number }>()
  let lastLook = 0
  return {
    see(states) {
      const now = monotonic()
      // Whoever could not look does not know either whether others could show that they are alive.
      if (now - lastLook > lease / 2) seen.clear()
      lastLook = now
      for (const { name, beat } of states)
        if (seen.get(name)?.beat !== beat) seen.set(name, { beat, since: now })
    },
    isOver(name) {
      const since = seen.get(name)?.since
      return since !== undefined && monotonic() - since >= lease
    },
  }
}
