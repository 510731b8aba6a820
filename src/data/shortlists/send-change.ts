import type { ShortlistsApi } from '../../api/resources/shortlists.ts'
import type { ShortlistItem } from '../../contract/buyers/shortlist.ts'
import { nextWait } from '../../contract/next-wait.ts'
import { ProblemError } from '../../contract/problem.ts'
import { isPassing, problemOf } from '../outbox/problem.ts'
import { clashes, isDone, type ItemChange, notedOf, seenOf } from './item-change.ts'
import type { StoredChanges } from './stored-changes.ts'

export type SendChange = {
  api: Pick<ShortlistsApi, 'changeItem' | 'list'>
  /** Slug. */
  buyer: string
  stored: Pick<StoredChanges, 'change'>
  newKey: () => string
  /** ms since the epoch. */
  now: () => number
  /** 0 to 1. */
  random: () => number
  isReachable: () => boolean
  /** Told of each item as the server has it. */
  onSaved: (list: string, item: ShortlistItem) => void
}

/**
 * Sends one change, once, and writes into its row what came of it: what was noted is on the device or on the server.
 * Where somebody else has changed something else of the item, both stay; where the same, the user is asked.
 * @returns whether the server could be reached. Never rejects.
 */
export async function sendChange(row: ItemChange, send: SendChange): Promise<boolean> {
  const { api, buyer, stored, onSaved } = send
  const { list, item, key } = row
  /** Whatever was noted meanwhile has another key, and goes next. */
  const settle = (then: (now: ItemChange) => ItemChange | undefined) =>
    stored.change(item, (now) => (now?.key === key ? then(now) : now))
  const marked = settle((now) => ({ ...now, state: 'sending', attempts: now.attempts + 1 }))
  if (marked?.key !== key) return true
  const noted = notedOf(marked)
  const done = (now: ShortlistItem) => {
    // What was noted while this went out was made to what it has become.
    stored.change(item, (next) =>
      !next || next.key === key ? undefined : { ...next, base: seenOf(now) },
    )
    onSaved(list, now)
  }
  try {
    const change = { version: marked.base.version, ...noted }
    done(await api.changeItem(buyer, { list, item }, change, key))
    return true
  } catch (error) {
    const problem = problemOf(error)
    const isOther = problem.status === 412 || problem.code === 'already-done'
    return isOther ? readTheirs() : giveUp(error)
  }

  async function readTheirs(): Promise<boolean> {
    try {
      const { items } = await api.list(buyer, list)
      const now = items.find((one) => one.id === item)
      if (!now) throw new ProblemError(gone)
      const theirs = seenOf(now)
      if (isDone(noted, theirs)) {
        done(now)
        return true
      }
      onSaved(list, now)
      settle((own) =>
        clashes(own, theirs)
          ? { ...own, theirs, state: 'conflict', key: send.newKey() }
          : { ...own, base: theirs, state: 'waiting', key: send.newKey() },
      )
      return true
    } catch (error) {
      return giveUp(error)
    }
  }

  function giveUp(error: unknown): boolean {
    const problem = problemOf(error)
    settle((now) => {
      if (problem.status === 401)
        return { ...now, state: 'sign-in', problem, attempts: now.attempts - 1 }
      if (!isPassing(problem))
        return { ...now, state: 'refused', problem, attempts: 0, key: send.newKey() }
      // Without a network nothing is tried until there is one again: that is no time to wait longer.
      const failures = problem.status === 0 && !send.isReachable() ? 1 : now.attempts
      const notBefore = send.now() + nextWait(failures, send.random(), problem.retryAfter)
      return { ...now, state: 'waiting', problem, notBefore }
    })
    return problem.status !== 0
  }
}

/** The item was taken off its list meanwhile. */
const gone = {
  ...{ status: 404, code: 'unknown-record' },
  message: 'There is no such entry any more.',
}
