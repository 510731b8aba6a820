import type { FastifyBaseLogger } from 'fastify'
import { backOff } from '#src/contract/back-off.ts'
import type { Connection } from '../store/engine.ts'
import {
  giveBackJob,
  type JobState,
  noteFailure,
  noteSuccess,
  takeJob,
} from '../store/scheduled-jobs.ts'
import type { Job } from './job.ts'

export type Needs = {
  db: Connection
  log: Pick<FastifyBaseLogger, 'error'>
  /** ms since the epoch. */
  now: () => number
}

/** A run of a job in this process. */
export type Run = {
  /** UUID under which it has taken the job. */
  readonly holder: string
  /** Ends it early. */
  readonly ending: AbortController
  /** Set as soon as only its end is still to be noted. */
  hasEnded: boolean
}

/**
 * Runs a job that was taken, and notes how it ended and when it is due next. One that the signal has ended
 * is as due as before.
 * @throws the database's trouble while the end is noted: the lease then runs out
 */
export async function runJob(needs: Needs, job: Job, state: JobState, run: Run): Promise<void> {
  const { db, log, now } = needs
  const { name, every } = job
  const { holder, ending } = run
  try {
    await job.run(ending.signal, now())
    run.hasEnded = true
  } catch (error) {
    run.hasEnded = true
    if (ending.signal.aborted) return giveBackJob(db, name, holder)
    log.error({ err: error, job: name, failures: state.failures + 1 }, 'a job failed')
    return noteFailure(db, name, holder, failureOf(needs, job, state, kindOf(error)))
  }
  const endedAt = now()
  await noteSuccess(db, name, holder, { endedAt, dueAt: endedAt + every })
}

/**
 * Takes a job from a run whose process is gone. That is a failure, after which the job waits: it may be
 * what has ended the process.
 * @param holder a new UUID
 */
export async function giveUpRun(
  needs: Needs,
  job: Job,
  state: JobState,
  holder: string,
): Promise<void> {
  const { db, log } = needs
  // The run may show that it is alive in this very moment.
  if (!(await takeJob(db, state, holder))) return
  const { name } = job
  log.error({ job: name, failures: state.failures + 1 }, 'a job was given up: its process is gone')
  await noteFailure(db, name, holder, failureOf(needs, job, state, 'process-gone'))
}

function failureOf({ now }: Needs, { every }: Job, before: JobState, error: string) {
  const failures = before.failures + 1
  return { failures, error, dueAt: now() + backOff(failures, Math.random(), every) }
}

/** What an error is, without its words: these may name people. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error ? String(error.code) : ''
  return /^[\w-]{1,40}$/.test(code) ? code : error.name
}
