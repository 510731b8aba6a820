import { randomUUID } from 'node:crypto'
import { addJob, type JobState, jobStates, keepJob, takeJob } from '../store/scheduled-jobs.ts'
import { isDue } from './is-due.ts'
import type { Job } from './job.ts'
import { createLeaseWatch } from './lease-watch.ts'
import { createPoller, type Poller } from './poller.ts'
import { giveUpRun, type Needs as RunNeeds, type Run, runJob } from './run-job.ts'

type Needs = RunNeeds & {
  /** ms of a clock that only goes forward, from anywhere. */
  monotonic: () => number
}

/** Milliseconds. */
export type Pace = {
  /** Between two looks for what is due. */
  interval: number
  /** Without a sign of life after which a run counts as given up. */
  lease: number
}

export type Scheduler = Poller & {
  /** Resolves once no job runs in this process. */
  idle(): Promise<void>
}

type Kept = { run: Run; keptAt: number; ended: Promise<void> }

/** The lease is twice as long as a look that failed may keep the next one waiting. */
const usualPace: Pace = { interval: 5_000, lease: 60_000 }

/**
 * Runs jobs when they are due, each in one process at a time, however many there are; one that takes long
 * holds up no other. What the database knows of jobs that are none of these stays as it is.
 * @returns looks for what is due and begins it; a stop also ends the runs under way, and waits for that
 */
export function createScheduler(
  jobs: readonly Job[],
  needs: Needs,
  { interval, lease }: Pace = usualPace,
): Scheduler {
  const { db, log, now, monotonic } = needs
  const runs = new Map<string, Kept>()
  const watch = createLeaseWatch(lease, monotonic)

  async function keep(name: string, kept: Kept): Promise<void> {
    const { run } = kept
    const at = monotonic()
    const silence = at - kept.keptAt
    if (silence < lease / 3 || run.hasEnded || run.ending.signal.aborted) return
    const isOurs = await keepJob(db, name, run.holder).catch((error: unknown) => {
      if (silence >= lease) run.ending.abort()
      throw error
    })
    if (isOurs) kept.keptAt = at
    else if (!run.hasEnded) {
      log.error({ job: name }, 'a job was taken over while it ran')
      run.ending.abort()
    }
  }

  async function statesOf(): Promise<Map<string, JobState>> {
    const read = async () => new Map((await jobStates(db)).map((state) => [state.name, state]))
    const states = await read()
    const added = jobs.filter(({ name }) => !states.has(name))
    await Promise.all(added.map(({ name }) => addJob(db, name, now())))
    return added.length > 0 ? read() : states
  }

  async function begin(job: Job, state: JobState): Promise<void> {
    const { name } = job
    const holder = randomUUID()
    const keptAt = monotonic()
    if (!(await takeJob(db, state, holder))) return
    const run = { holder, ending: new AbortController(), hasEnded: false }
    const ended = runJob(needs, job, state, run)
      .catch((error: unknown) =>
        log.error({ err: error, job: name }, 'the end of a job was not noted'),
      )
      .finally(() => runs.delete(name))
    runs.set(name, { run, keptAt, ended })
  }

  async function look(signal: AbortSignal): Promise<void> {
    await Promise.all([...runs].map(([name, kept]) => keep(name, kept)))
    const states = await statesOf()
    watch.see([...states.values()])
    for (const job of jobs) {
      const state = states.get(job.name)
      if (signal.aborted || !state || runs.has(job.name)) continue
      if (state.holder === null) {
        if (isDue(state.dueAt, job.every, now())) await begin(job, state)
      } else if (watch.isOver(job.name)) await giveUpRun(needs, job, state, randomUUID())
    }
  }

  const poller = createPoller(look, { log, interval })
  const idle = async () => {
    await Promise.all([...runs.values()].map(({ ended }) => ended))
  }
  return {
    ...poller,
    idle,
    async stop() {
      await poller.stop()
      for (const { run } of runs.values()) run.ending.abort()
      await idle()
    },
  }
}
