import type { OrganisationDetails } from '#src/contract/organisation.ts'
import type { DraftRow } from '../../storage/tables/drafts.ts'
import { longestWait } from '../next-wait.ts'
import { sendDraft, type SendDependencies } from './send-draft.ts'

/** Merges one after the other that somebody else's saves may cost before it waits. */
const mostMerges = 5

export type DrainDependencies = SendDependencies & {
  load: () => Promise<void>
  all: () => DraftRow[]
  /** Runs alone, over all tabs of this browser. */
  alone: (work: () => Promise<void>) => Promise<void>
  /** Told after each attempt that the server has answered, with what it holds for certain now. */
  onAttempt: (row: DraftRow, stored: OrganisationDetails | null) => Promise<void>
}

/**
 * Sends what waits, first asked first sent, one at a time.
 * @returns run: `eager` tries what waits for its time or for a sign-in too; resolves when nothing is
 * due any more. `dueIn`: ms until something is, null while nothing waits.
 */
export function createDrain(drain: DrainDependencies) {
  const { now } = drain

  async function sendAll(eager: boolean): Promise<void> {
    await drain.load()
    const keys = new Set<string>()
    const tries = new Map<string, number>()
    const isOpen = ({ organisation, outgoing }: DraftRow) =>
      outgoing && !keys.has(outgoing.key) && (tries.get(organisation) ?? 0) < mostMerges
    for (;;) {
      const row = drain
        .all()
        .filter((one) => isOpen(one) && isDue(one, now(), eager))
        .toSorted((a, b) => (a.outgoing?.askedAt ?? 0) - (b.outgoing?.askedAt ?? 0))[0]
      if (!row?.outgoing) return
      keys.add(row.outgoing.key)
      tries.set(row.organisation, (tries.get(row.organisation) ?? 0) + 1)
      const result = await sendDraft(row, drain)
      if (result.kind === 'unreachable') return
      await drain.onAttempt(row, result.kind === 'stored' ? result.details : null)
    }
  }

  return {
    run: (eager: boolean) => drain.alone(() => sendAll(eager)),
    dueIn(): number | null {
      const waits = drain.all().flatMap(({ outgoing }) => {
        if (!outgoing || !['waiting', 'sending'].includes(outgoing.state)) return []
        return [Math.min(longestWait, Math.max(0, outgoing.notBefore - now()))]
      })
      return waits.length > 0 ? Math.min(...waits) : null
    },
  }
}

function isDue({ outgoing }: DraftRow, now: number, eager: boolean): boolean {
  if (!outgoing) return false
  const { state, notBefore } = outgoing
  if (state === 'sign-in') return eager
  // One that is 'sending' while nobody else sends was left by a page that is gone.
  const isOpen = state === 'waiting' || state === 'sending'
  // A clock that was set back must not keep anything waiting for ever.
  return isOpen && (eager || notBefore <= now || notBefore > now + longestWait)
}
