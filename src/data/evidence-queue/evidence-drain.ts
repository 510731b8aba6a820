import type { EvidenceRow } from '../../storage/tables/evidence-queue.ts'
import { waitOf } from '../next-wait.ts'
import { createTurns } from '../turns.ts'
import type { Wake } from '../wake.ts'
import { isDue } from './queue-row.ts'

export type EvidenceDrain = {
  load: () => Promise<void>
  all: () => EvidenceRow[]
  /** Runs alone, over all tabs of this browser. */
  alone: (work: () => Promise<void>) => Promise<void>
  /** Sends one file; whether the server could be reached. */
  send: (row: EvidenceRow) => Promise<boolean>
  waitsForProfile: (row: EvidenceRow) => boolean
  /** Whether the server can be reached, as far as is known. */
  isReachable: () => boolean
  /** ms since the epoch. */
  now: () => number
}

/**
 * Sends the files that are due, first come first sent, one at a time.
 * @returns run: resolves when nothing is due any more. `dueIn`: ms until something is, null while nothing
 * waits, or while the server cannot be reached: then that it can is the next occasion.
 */
export function createEvidenceDrain(drain: EvidenceDrain) {
  const { now } = drain
  /** What the last file that met no network has to wait for, all others wait for too. */
  let pause = 0

  const open = () => drain.all().filter((row) => !drain.waitsForProfile(row))

  async function sendDue(wishes: readonly Wake[]): Promise<void> {
    await drain.load()
    const isAsked = wishes.includes('asked')
    if (isAsked) pause = 0
    if (!isAsked && (!drain.isReachable() || waitOf(pause, now()) > 0)) return
    const tried = new Set<string>()
    for (;;) {
      const next = open()
        .filter((row) => isDue(row, now()) && !tried.has(`${row.key} ${row.attempts}`))
        .toSorted((a, b) => a.addedAt - b.addedAt)[0]
      if (!next) return
      tried.add(`${next.key} ${next.attempts}`)
      if (await drain.send(next)) continue
      pause = drain.all().find((row) => row.id === next.id)?.notBefore ?? 0
      return
    }
  }

  return {
    run: createTurns(drain.alone, sendDue),
    dueIn(): number | null {
      const waiting = open().filter((row) => row.credentialId !== null && row.state === 'waiting')
      if (waiting.length === 0 || !drain.isReachable()) return null
      const soonest = Math.min(...waiting.map((row) => waitOf(row.notBefore, now())))
      return Math.max(soonest, waitOf(pause, now()))
    },
  }
}
