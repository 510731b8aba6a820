/** What the portal does again and again, a row for each job that a release has ever had. */
type ScheduledJobTable = {
  name: string
  /** ISO 8601, UTC; stays as it is while the job runs. */
  due_at: string
  /** UUID of the run under way; null: none is. */
  holder: string | null
  /** Raised with every write, as a sign of life and so that of two who have read the row one writes. */
  beat: number
  /** Tries that failed since the last success. */
  failures: number
  /** When the last success ended. */
  last_run_at: string | null
  /** Code or kind of the last failure since; neither words nor data. */
  last_error: string | null
}

export type ScheduleTables = { scheduled_jobs: ScheduledJobTable }
