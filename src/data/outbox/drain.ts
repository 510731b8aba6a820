import { waitOf } from '../../contract/next-wait.ts'
import { createTurns } from './lease.ts'

/**
 * Why what waits is looked at: `due` something may have changed, so what is due goes out; `signed-in` a
 * session is there again, which some of it waits for; `asked` a person wants it sent now, all of it or one
 * entry.
 */
export type Wake = 'due' | 'signed-in' | 'asked'
export type SendWish = Wake | { asked: string }

/** What a drain knows of one thing that waits to be sent, whatever is in it. */
export type Entry = {
  /** Names it among those of its lane. */
  id: string
  /** `Idempotency-Key` of its next attempt. */
  key: string
  state: 'waiting' | 'sending' | 'sign-in' | 'refused' | 'conflict'
  /** It waits for something else than its time: nothing sends it before. */
  isHeld: boolean
  /** ms since the epoch: not to be tried before, unless a person asks for it. */
  notBefore: number
  /** ms since the epoch: first asked, first sent. */
  askedAt: number
}

/** Things of one kind that are sent one after the other. Each kind has a lane: no file holds up a save. */
export type Lane<Row> = {
  /** Reads the device: another tab may have sent something, or added to it. */
  load: () => Promise<void>
  all: () => readonly Row[]
  /** @returns null for a row that is not to be sent */
  entryOf: (row: Row) => Entry | null
  /** Makes one attempt and writes into the row what came of it. @returns whether the server answered */
  attempt: (row: Row) => Promise<boolean>
  /** Whether what met no network makes all others wait as long as itself. */
  pausesTogether: boolean
  /** Runs work alone, over all tabs of this browser. */
  lease: (work: () => Promise<void>) => Promise<void>
  /** Calls back after a while, in ms; returns how to take that back. */
  later: (work: () => void, wait: number) => () => void
  /** Whether the server can be reached, as far as is known. */
  isReachable: () => boolean
  /** ms since the epoch. */
  now: () => number
}

/** Attempts one after the other that other people's saves may cost one entry before it waits. */
const mostAttempts = 5

/**
 * Sends what waits in one lane, one at a time: under a lock that one tab holds, first asked first sent, and
 * what failed not before its time (OFF-5, KEEP-1).
 */
export function createDrain<Row>(lane: Lane<Row>) {
  const { now, isReachable } = lane
  let cancelNext = () => {}
  /** What the last entry that met no network has to wait for, in ms since the epoch. */
  let pause = 0

  const entries = () =>
    lane.all().flatMap((row) => {
      const entry = lane.entryOf(row)
      return entry ? [{ row, entry }] : []
    })

  /**
   * Whoever wakes the outbox, what failed waits for its time. Only a person who presses Save or Send is not
   * kept waiting, and finds out anew whether the server can be reached.
   */
  function mayGo(entry: Entry, wishes: readonly SendWish[]): boolean {
    const isAsked = wishes.some(
      (wish) => wish === 'asked' || (typeof wish === 'object' && wish.asked === entry.id),
    )
    if (entry.isHeld) return false
    if (entry.state === 'sign-in') return isAsked || wishes.includes('signed-in')
    if (isAsked) return isWaiting(entry)
    return isReachable() && waitOf(pause, now()) === 0 && isDue(entry, now())
  }

  async function sendAll(wishes: readonly SendWish[]): Promise<void> {
    await lane.load()
    if (wishes.some((wish) => wish === 'asked' || typeof wish === 'object')) pause = 0
    const keys = new Set<string>()
    const attempts = new Map<string, number>()
    const isOpen = ({ id, key }: Entry) => !keys.has(key) && (attempts.get(id) ?? 0) < mostAttempts
    for (;;) {
      const next = entries()
        .filter(({ entry }) => isOpen(entry) && mayGo(entry, wishes))
        .toSorted((a, b) => a.entry.askedAt - b.entry.askedAt)[0]
      if (!next) return
      const { id, key } = next.entry
      keys.add(key)
      attempts.set(id, (attempts.get(id) ?? 0) + 1)
      if (await lane.attempt(next.row)) continue
      const after = entries().find(({ entry }) => entry.id === id)
      if (lane.pausesTogether) pause = after?.entry.notBefore ?? 0
      return
    }
  }

  const run = createTurns(lane.lease, sendAll)

  /**
   * @returns ms until something is due; null while nothing waits for a time, or while the server cannot be
   * reached: then that it can is the next occasion
   */
  function dueIn(): number | null {
    if (!isReachable()) return null
    const waiting = entries().filter(({ entry }) => !entry.isHeld && isWaiting(entry))
    if (waiting.length === 0) return null
    const soonest = Math.min(...waiting.map(({ entry }) => waitOf(entry.notBefore, now())))
    return Math.max(soonest, waitOf(pause, now()))
  }

  /** Sends what is due, and comes back when the next is. */
  async function send(wish: SendWish): Promise<void> {
    cancelNext()
    await run(wish)
    cancelNext()
    const wait = dueIn()
    if (wait !== null) cancelNext = lane.later(() => void send('due'), wait)
  }

  return { send, dueIn, stop: () => cancelNext() }
}

/** One that is 'sending' while this tab has the lock was left by a page that is gone. */
const isWaiting = ({ state }: Entry) => state === 'waiting' || state === 'sending'

/**
 * Whether an entry's own time has come.
 * @param now milliseconds since the epoch
 */
export function isDue(entry: Entry, now: number): boolean {
  return !entry.isHeld && isWaiting(entry) && waitOf(entry.notBefore, now) === 0
}
