import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { OpenDatabase } from '../../store/database.ts'
import { isBeingFilled } from '../../store/search/find-missing.ts'
import { troubleOf } from '../../store/trouble.ts'
import {
  endList,
  giveBackList,
  keepList,
  LostList,
  takeList,
} from '../../store/vendors/list-work.ts'
import type { StoredList } from '../../store/vendors/stored-list.ts'
import { VendorFileError } from '../reading/vendor-file-error.ts'
import { matchList } from './match-list.ts'
import { readList } from './read-list.ts'

type Needs = {
  open: Pick<OpenDatabase, 'db' | 'engine' | 'place'>
  log: Pick<FastifyBaseLogger, 'error'>
  /** ms since the epoch. */
  now: () => number
  /** ms without a sign of life after which another process goes on. */
  lease?: number
}

/** How often a list is begun without getting further: it may be what ends the processes. */
const mostAttempts = 5
const usualLease = 30_000

/**
 * Works on lists of vendors that wait, one after the other: a file of the largest size takes 1 GB of memory. Any process
 * may do it; each goes on behind the last row that is stored.
 * @returns does what there is to do, and ends early where the signal says so
 */
export function createListWorker({ open, log, now, lease = usualLease }: Needs) {
  const { db } = open
  return async (ending: AbortSignal): Promise<void> => {
    while (!ending.aborted) {
      const holder = randomUUID()
      const taken = await takeList(db, { holder, now: now(), lease })
      if (!taken) return
      // A supplier that the index has not yet would be told as not found.
      if (taken.list.state !== 'reading' && (await isBeingFilled(db)))
        return giveBackList(db, taken.list.id, holder)
      if (taken.attempts > mostAttempts)
        await endList(db, taken.list.id, holder, { code: 'broken-off', row: null })
      else await work(taken.list, holder, ending)
    }
  }

  async function work(list: StoredList, holder: string, ending: AbortSignal): Promise<void> {
    const lost = new AbortController()
    const signal = AbortSignal.any([ending, lost.signal])
    const keeping = setInterval(() => void keep(list.id, holder, lost), lease / 10)
    keeping.unref()
    try {
      await (list.state === 'reading' ? readList : matchList)({ ...open, list, holder, signal })
    } catch (error) {
      await settle(list, holder, error, signal)
    } finally {
      clearInterval(keeping)
    }
  }

  async function keep(id: string, holder: string, lost: AbortController): Promise<void> {
    try {
      if (!(await keepList(db, id, { holder, now: now(), lease }))) lost.abort(new LostList())
    } catch (error) {
      // Whether the list is still ours, what is stored next finds out.
      if (!troubleOf(error)) lost.abort(error)
    }
  }

  /** What follows from work that has not come to its end. */
  async function settle(list: StoredList, holder: string, error: unknown, signal: AbortSignal) {
    const isLost = error instanceof LostList
    if (isLost) return
    if (error instanceof VendorFileError)
      return endList(db, list.id, holder, { code: error.code, row: error.row }).catch(unlessLost)
    if (signal.aborted) return giveBackList(db, list.id, holder)
    if (troubleOf(error)) throw error
    // Neither the file nor anybody in it is named. The lease runs out, and then it is tried again.
    log.error({ err: error, list: list.id }, 'a list of vendors was not worked on to its end')
  }
}

function unlessLost(error: unknown): void {
  if (!(error instanceof LostList)) throw error
}
