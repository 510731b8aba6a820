import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { createScheduler } from '#server/schedule/create-scheduler.ts'
import { giveUpRun } from '#server/schedule/run-job.ts'
import { openDatabase } from '#server/store/database.ts'
import { addJob, jobStates, keepJob, takeJob } from '#server/store/scheduled-jobs.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'

const second = 1000
const hour = 3600 * second
const day = 24 * hour
const lease = 60 * second
const processes = 3

type Step =
  | { kind: 'pass' }
  | { kind: 'end'; fails: boolean }
  /** Kills a process, in whose place another one starts. */
  | { kind: 'kill'; at: number }
  /** Sets the clock of a process. */
  | { kind: 'jump'; at: number; ahead: number }

const at = fc.nat(processes - 1)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ kind: 'pass' }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('end'), fails: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('kill'), at }) },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ kind: fc.constant('jump'), at },
      ahead: fc.integer({ min: -400 * day, max: 400 * day }),
    }),
  },
)

contractSuite('schedulers in trouble', (bench) => {
  const log = { error: vi.fn<(...words: unknown[]) => void>() }

  /** A world of processes that have one job, on an empty table of jobs. */
  function createWorld() {
    let passed = 0
    let runs = 0
    let most = 0
    /** Runs under way in processes that live. */
    const running = new Set<{ process: object; end: (fails: boolean) => void }>()

    function start() {
      const process = { ahead: 0 }
      const run = async () => {
        const gate = Promise.withResolvers<void>()
        const own = {
          process,
          end(fails: boolean) {
            running.delete(own)
            if (fails) gate.reject(new Error('It cannot be done yet.'))
            else gate.resolve()
          },
        }
        running.add(own)
        runs += 1
        most = Math.max(most, running.size)
        await gate.promise
      }
      const now = () => Date.parse('2026-03-01T12:00:00Z') + passed + process.ahead
      const scheduler = createScheduler(
        [{ name: 'hourly', every: hour, run }],
        { db: bench.open.db, log, now, monotonic: () => passed },
        { interval: 1, lease },
      )
      return { process, scheduler }
    }
    const alive = Array.from({ length: processes }, start)

    return {
      runs: () => runs,
      most: () => most,
      async look() {
        passed += 20 * second
        await Promise.all(alive.map(({ scheduler }) => scheduler.now()))
      },
      async end(fails: boolean) {
        for (const one of running) one.end(fails)
        await Promise.all(alive.map(({ scheduler }) => scheduler.idle()))
      },
      kill(index: number) {
        const [killed] = alive.splice(index, 1, start())
        for (const one of running) if (one.process === killed?.process) running.delete(one)
      },
      jump(index: number, ahead: number) {
        const one = alive[index]
        if (one) one.process.ahead = ahead
      },
    }
  }

  it('EVT-1 whoever is killed and however clocks jump, never two run a job at once, and always one again', async () => {
    const property = fc.asyncProperty(
      fc.array(step, { minLength: 20, maxLength: 60 }),
      async (steps) => {
        await bench.open.db.deleteFrom('scheduled_jobs').execute()
        const world = createWorld()
        for (const one of steps) {
          if (one.kind === 'end') await world.end(one.fails)
          if (one.kind === 'kill') world.kill(one.at)
          if (one.kind === 'jump') world.jump(one.at, one.ahead)
          await world.look()
        }
        expect(world.most()).toBe(1)
        for (let index = 0; index < processes; index += 1) world.jump(index, 0)
        await world.end(false)
        const before = world.runs()
        for (let time = 0; time < hour + 5 * lease; time += 20 * second) {
          await world.look()
          await world.end(false)
        }
        expect(world.runs()).toBeGreaterThan(before)
        expect(await jobStates(bench.open.db)).toMatchObject([{ failures: 0, holder: null }])
      },
    )
    await fc.assert(property, { numRuns: 6 })
  })

  it('EVT-1 a run that shows in the last moment that it is alive is not given up', async () => {
    const { db } = bench.open
    await db.deleteFrom('scheduled_jobs').execute()
    const job = { name: 'hourly', every: hour, run: async () => {} }
    await addJob(db, job.name, 0)
    await takeJob(db, { name: job.name, beat: 0 }, 'a run')
    const [seen] = await jobStates(db)
    if (!seen) throw new Error('There is no job.')
    await keepJob(db, job.name, 'a run')
    log.error.mockClear()
    await giveUpRun({ db, log, now: Date.now }, job, seen, 'another')
    expect(await jobStates(db)).toMatchObject([{ holder: 'a run', failures: 0 }])
    expect(log.error).not.toHaveBeenCalled()
  })

  it('EVT-1 a run whose process cannot reach the database for a lease ends itself', async () => {
    await bench.open.db.deleteFrom('scheduled_jobs').execute()
    const { db, close } = await openDatabase(bench.place)
    let passed = 0
    const signals: AbortSignal[] = []
    const run = (signal: AbortSignal) => {
      signals.push(signal)
      return new Promise<void>(() => {})
    }
    const { now } = createScheduler(
      [{ name: 'hourly', every: hour, run }],
      { db, log, now: Date.now, monotonic: () => passed },
      { interval: 1, lease },
    )
    await now()
    await close()
    const isAborted = async () => {
      await expect(now()).rejects.toThrow('destroyed')
      return signals.map(({ aborted }) => aborted)
    }
    passed = lease - 1
    expect(await isAborted()).toEqual([false])
    passed = lease
    expect(await isAborted()).toEqual([true])
  })
})
