import type { Connection } from './engine.ts'
import { isoTime } from './iso-time.ts'

/** A job as the database knows it. */
export type JobState = {
  name: string
  /** ISO 8601, UTC, as are all of its times. */
  dueAt: string
  /** The run under way; null: none is. */
  holder: string | null
  /** Differs from what it was before whenever the run under way has shown that it is alive. */
  beat: number
  /** Tries that failed since the last success. */
  failures: number
  /** When the last success ended; null: there was none yet. */
  lastRunAt: string | null
  /** Code or kind of the last failure since. */
  lastError: string | null
}

/** Every job that a release has ever had, in the order of their names. */
export async function jobStates(db: Connection): Promise<JobState[]> {
  const rows = await db.selectFrom('scheduled_jobs').selectAll().orderBy('name').execute()
  return rows.map(({ name, due_at, holder, beat, failures, last_run_at, last_error }) => ({
    ...{ name, holder, beat, failures },
    ...{ dueAt: due_at, lastRunAt: last_run_at, lastError: last_error },
  }))
}

/** Makes a job known that no process has had before. @param dueAt ms since the epoch */
export async function addJob(db: Connection, name: string, dueAt: number): Promise<void> {
  await db
    .insertInto('scheduled_jobs')
    .values({
      ...{ name, holder: null, beat: 0, failures: 0, last_run_at: null, last_error: null },
      due_at: isoTime(dueAt),
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

/**
 * Takes a job for a run.
 * @param state as it was read
 * @param holder UUID of the run
 * @returns false where anybody has written to the job since it was read
 */
export async function takeJob(
  db: Connection,
  { name, beat }: Pick<JobState, 'name' | 'beat'>,
  holder: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('scheduled_jobs')
    .set({ holder, beat: beat + 1 })
    .where('name', '=', name)
    .where('beat', '=', beat)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Shows that a run is alive. @returns false where the job is not the run's any more */
export function keepJob(db: Connection, name: string, holder: string): Promise<boolean> {
  return change(db, name, holder, {})
}

/** Gives a job back undone, so that the next process need not wait for a lease to run out. */
export async function giveBackJob(db: Connection, name: string, holder: string): Promise<void> {
  await change(db, name, holder, { holder: null })
}

/** Notes that a run has done the job. @param times ms since the epoch */
export async function noteSuccess(
  db: Connection,
  name: string,
  holder: string,
  { endedAt, dueAt }: { endedAt: number; dueAt: number },
): Promise<void> {
  const times = { last_run_at: isoTime(endedAt), due_at: isoTime(dueAt) }
  await change(db, name, holder, { ...times, holder: null, failures: 0, last_error: null })
}

/** Notes that a run has failed. @param failure `dueAt`: of the next try, ms since the epoch */
export async function noteFailure(
  db: Connection,
  name: string,
  holder: string,
  { failures, error, dueAt }: { failures: number; error: string; dueAt: number },
): Promise<void> {
  const due_at = isoTime(dueAt)
  await change(db, name, holder, { due_at, failures, holder: null, last_error: error })
}

/** Writes to a job as the run that has it. */
async function change(
  db: Connection,
  name: string,
  holder: string,
  values: {
    holder?: null
    due_at?: string
    failures?: number
    last_run_at?: string
    last_error?: string | null
  },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('scheduled_jobs')
    .set(({ eb }) => ({ ...values, beat: eb('beat', '+', 1) }))
    .where('name', '=', name)
    .where('holder', '=', holder)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
