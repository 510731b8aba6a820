import type { JobState } from '../store/scheduled-jobs.ts'

type Run = Pick<JobState, 'name' | 'holder' | 'beat'>

/** Tells runs that go on from those whose process is gone. */
export type LeaseWatch = {
  /** Sees what is under way now, to be called with every look. */
  see(runs: readonly Run[]): void
  /** Whether a run as it was just seen has given no sign of life for a lease. */
  isOver(run: Run): boolean
}

/**
 * Watches runs as they are seen: a lease is over once a run was the same for so long. No two clocks are
 * compared, so it does not matter what they say: one that jumps ahead ends no lease, and one that is set
 * back prolongs none.
 * @param lease ms
 * @param monotonic ms of a clock that only goes forward
 */
export function createLeaseWatch(lease: number, monotonic: () => number): LeaseWatch {
  const seen = new Map<string, Run & { since: number }>()
  let lastLook = 0
  return {
    see(runs) {
      const now = monotonic()
      // Whoever could not look does not know either whether others could show that they are alive.
      if (now - lastLook > lease / 2) seen.clear()
      lastLook = now
      for (const { name, holder, beat } of runs) {
        const before = seen.get(name)
        if (before?.holder !== holder || before.beat !== beat)
          seen.set(name, { name, holder, beat, since: now })
      }
    },
    isOver({ name }) {
      const run = seen.get(name)
      return run !== undefined && monotonic() - run.since >= lease
    },
  }
}
