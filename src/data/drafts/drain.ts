import type { OrganisationDetails } from '#src/contract/organisation.ts'
import type { DraftRow } from '../../storage/tables/drafts.ts'
import { waitOf } from '../next-wait.ts'
import { createTurns } from '../turns.ts'
import type { Wake } from '../wake.ts'
import { sendDraft, type SendDependencies } from './send-draft.ts'

/** Merges one after the other that other people's saves may cost before it waits. */
const mostMerges = 5

export type DrainDependencies = SendDependencies & {
  load: () => Promise<void>
  all: () => DraftRow[]
  /** Runs alone, over all tabs of this browser. */
  alone: (work: () => Promise<void>) => Promise<void>
  /** Told after each attempt that the server has answered, with what it holds for certain now. */
  onAttempt: (row: DraftRow, stored: OrganisationDetails | null) => Promise<void>
}

/** What a draft is sent for: somebody asks for it, or something may have changed. */
export type SendWish = Wake | { asked: string }

/**
 * Sends what waits, first asked first sent, one at a time.
 * @returns run: resolves when what was wished for has been tried. `dueIn`: ms until something is due, null
 * while nothing is, or while the server cannot be reached: then that it can is the next occasion.
 */
export function createDrain(drain: DrainDependencies) {
  const { now } = drain

  async function sendAll(wishes: readonly SendWish[]): Promise<void> {
    await drain.load()
    const keys = new Set<string>()
    const tries = new Map<string, number>()
    const isOpen = ({ organisation, outgoing }: DraftRow) =>
      outgoing && !keys.has(outgoing.key) && (tries.get(organisation) ?? 0) < mostMerges
    for (;;) {
      const row = drain
        .all()
        .filter((one) => isOpen(one) && isDue(one, wishes))
        .toSorted((a, b) => (a.outgoing?.askedAt ?? 0) - (b.outgoing?.askedAt ?? 0))[0]
      if (!row?.outgoing) return
      keys.add(row.outgoing.key)
      tries.set(row.organisation, (tries.get(row.organisation) ?? 0) + 1)
      const result = await sendDraft(row, drain)
      if (result.kind === 'unreachable') return
      await drain.onAttempt(row, result.kind === 'stored' ? result.details : null)
    }
  }

  /**
   * Whoever wakes the outbox, what failed waits for its time (KEEP-1). Only a person who presses Save or
   * Send is not kept waiting.
   */
  function isDue({ organisation, outgoing }: DraftRow, wishes: readonly SendWish[]): boolean {
    if (!outgoing) return false
    const { state, notBefore } = outgoing
    const isAsked = wishes.some(
      (wish) => wish === 'asked' || (typeof wish === 'object' && wish.asked === organisation),
    )
    if (state === 'sign-in') return isAsked || wishes.includes('signed-in')
    // One that is 'sending' while nobody else sends was left by a page that is gone.
    if (state !== 'waiting' && state !== 'sending') return false
    return isAsked || (drain.isReachable() && waitOf(notBefore, now()) === 0)
  }

  return {
    run: createTurns(drain.alone, sendAll),
    dueIn(): number | null {
      if (!drain.isReachable()) return null
      const waits = drain.all().flatMap(({ outgoing }) => {
        if (!outgoing || !['waiting', 'sending'].includes(outgoing.state)) return []
        return [waitOf(outgoing.notBefore, now())]
      })
      return waits.length > 0 ? Math.min(...waits) : null
    },
  }
}
