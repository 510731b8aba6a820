import type { EvidenceRow } from '../../storage/tables/evidence-queue.ts'
import { isDue, wait } from './queue-row.ts'

export type EvidenceDrain = {
  load: () => Promise<void>
  all: () => EvidenceRow[]
  /** Runs alone, over all tabs of this browser. */
  alone: (work: () => Promise<void>) => Promise<void>
  /** Sends one file; whether the server could be reached. */
  send: (row: EvidenceRow) => Promise<boolean>
  waitsForProfile: (row: EvidenceRow) => boolean
  /** ms since the epoch. */
  now: () => number
}

/**
 * Sends the files that are due, first come first sent, one at a time.
 * @returns run: asked for again while it runs, it looks again; resolves when nothing is due any more.
 * `dueIn`: ms until something is, null while nothing waits.
 */
export function createEvidenceDrain(drain: EvidenceDrain) {
  const { now } = drain
  let running: Promise<void> | null = null
  let isAsked = false
  /** What the last file that met no network has to wait for, all others wait for too. */
  let pause = 0

  const open = () => drain.all().filter((row) => !drain.waitsForProfile(row))

  async function sendDue(): Promise<void> {
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

  function run(): Promise<void> {
    isAsked = true
    running ??= drain
      .alone(async () => {
        await drain.load()
        while (isAsked) {
          isAsked = false
          await sendDue()
        }
      })
      .finally(() => {
        running = null
        if (isAsked) void run()
      })
    return running
  }

  return {
    run,
    dueIn(): number | null {
      const waiting = open().filter((row) => row.credentialId !== null && row.state === 'waiting')
      if (waiting.length === 0) return null
      const soonest = Math.min(...waiting.map((row) => wait(row.notBefore, now())))
      return Math.max(soonest, wait(pause, now()))
    },
    /** Something has changed: nothing waits for the network to come back any more. */
    wake() {
      pause = 0
    },
  }
}
