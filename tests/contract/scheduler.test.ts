import { beforeEach, expect, it, vi } from 'vitest'
import { createScheduler } from '#server/schedule/create-scheduler.ts'
import type { Job } from '#server/schedule/job.ts'
import { addJob, jobStates } from '#server/store/scheduled-jobs.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { operateJson } from '../fixtures/operator.ts'

const second = 1000
const hour = 3600 * second
const day = 24 * hour
const lease = 60 * second

contractSuite('the scheduler of the server', (bench) => {
  /** On the wall; all processes have the same, but where a test gives one its own. */
  let wall: number
  /** What only goes forward. */
  let passed: number
  let begun: string[]
  let doing: (job: string, signal: AbortSignal) => Promise<void>
  const log = { error: vi.fn<(...words: unknown[]) => void>() }

  beforeEach(async () => {
    wall = Date.parse('2026-03-01T12:00:00Z')
    passed = 0
    begun = []
    doing = async () => {}
    log.error.mockClear()
    await bench.open.db.deleteFrom('scheduled_jobs').execute()
  })

  const jobOf = (name: string, every: number): Job => ({
    ...{ name, every },
    async run(signal) {
      begun.push(name)
      await doing(name, signal)
    },
  })
  const hourly = jobOf('hourly', hour)
  const processOf = (jobs: readonly Job[] = [hourly]) =>
    createScheduler(
      jobs,
      { db: bench.open.db, log, now: () => wall, monotonic: () => passed },
      { interval: 1, lease },
    )
  const pass = (time: number) => {
    wall += time
    passed += time
  }
  /** Lets time pass in which each of some processes looks as often as it does. */
  async function live(processes: readonly ReturnType<typeof processOf>[], time: number) {
    for (let left = time; left > 0; left -= 15 * second) {
      pass(Math.min(left, 15 * second))
      for (const one of processes) await one.now()
    }
  }
  const look = async (...processes: ReturnType<typeof processOf>[]) => {
    await Promise.all(processes.map((one) => one.now()))
    await Promise.all(processes.map((one) => one.idle()))
  }
  const stateOf = async (name: string) =>
    (await jobStates(bench.open.db)).find((one) => one.name === name)
  /** A job that runs until the test lets it end. */
  function hold() {
    const gate = Promise.withResolvers<void>()
    const signals: AbortSignal[] = []
    doing = (_job, signal) => {
      signals.push(signal)
      return gate.promise
    }
    return { end: gate.resolve, fail: gate.reject, signals }
  }

  it('EVT-1 a new job is run at once by one of several processes, and then when it is due', async () => {
    const processes = [processOf(), processOf(), processOf()]
    await look(...processes)
    expect(begun).toHaveLength(1)
    expect(await stateOf('hourly')).toMatchObject({
      ...{ lastRunAt: '2026-03-01T12:00:00.000Z', dueAt: '2026-03-01T13:00:00.000Z' },
      ...{ failures: 0, holder: null },
    })
    pass(hour - 1)
    await look(...processes)
    expect(begun).toHaveLength(1)
    pass(1)
    await look(...processes)
    await look(...processes)
    expect(begun).toHaveLength(2)
  })

  it('EVT-1 one that takes long holds up no other, and is not begun again meanwhile', async () => {
    const { end } = hold()
    const slow = doing
    doing = (job, signal) => (job === 'daily' ? slow(job, signal) : Promise.resolve())
    const own = processOf([jobOf('daily', day), hourly])
    const other = processOf([jobOf('daily', day), hourly])
    await own.now()
    for (let hours = 0; hours < 3; hours += 1) {
      // The test's time runs faster than the database.
      await vi.waitFor(async () => expect(await stateOf('hourly')).toMatchObject({ holder: null }))
      await live([own, other], hour)
    }
    expect(begun.toSorted()).toEqual(['daily', 'hourly', 'hourly', 'hourly', 'hourly'])
    expect(await stateOf('daily')).toMatchObject({ lastRunAt: null })
    end()
    await own.idle()
    expect(await stateOf('daily')).toMatchObject({ lastRunAt: '2026-03-01T15:00:00.000Z' })
    expect(log.error).not.toHaveBeenCalled()
  })

  it('EVT-1 what a killed process ran is run by another one, which counts it as a failure first', async () => {
    const { signals } = hold()
    const killed = processOf()
    await killed.now()
    doing = async () => {}
    const other = processOf()
    await other.now()
    await live([other], lease - 15 * second)
    expect(await stateOf('hourly')).toMatchObject({ failures: 0 })
    await live([other], 15 * second)
    expect(await stateOf('hourly')).toMatchObject({
      ...{ holder: null, failures: 1, lastError: 'process-gone', lastRunAt: null },
    })
    expect(begun).toHaveLength(1)
    await live([other], 15 * second)
    await other.idle()
    expect(begun).toHaveLength(2)
    expect(await stateOf('hourly')).toMatchObject({ failures: 0, lastError: null })
    // It was not killed after all, but had stood still.
    expect(signals.map((one) => one.aborted)).toEqual([false])
    await killed.now()
    expect(signals.map((one) => one.aborted)).toEqual([true])
    // It does not heed that, and is not joined by a second one.
    pass(hour)
    await killed.now()
    expect(begun).toHaveLength(2)
  })

  it('EVT-1 a process that could not look for a while takes nobody for dead', async () => {
    hold()
    const own = processOf()
    await own.now()
    const other = processOf()
    await other.now()
    pass(day)
    await other.now()
    expect(await stateOf('hourly')).toMatchObject({ failures: 0 })
    expect((await stateOf('hourly'))?.holder).not.toBeNull()
  })

  it('EVT-1 one that fails is tried again, later each time but never later than usual', async () => {
    doing = async () => {
      throw Object.assign(new Error('ada@people.example is refused'), { code: 'ECONNREFUSED' })
    }
    const own = processOf()
    const waits: number[] = []
    for (let failures = 1; failures <= 14; failures += 1) {
      await look(own)
      const state = await stateOf('hourly')
      expect(state).toMatchObject({ failures, lastError: 'ECONNREFUSED', lastRunAt: null })
      waits.push(Date.parse(state?.dueAt ?? '') - wall)
      pass(waits.at(-1) ?? 0)
    }
    expect(waits[0]).toBe(2 * second)
    expect(waits[5]).toBeGreaterThanOrEqual(32 * second)
    expect(Math.max(...waits)).toBeGreaterThanOrEqual(hour / 2)
    expect(Math.max(...waits)).toBeLessThanOrEqual(hour)
    doing = async () => {}
    await look(own)
    expect(await stateOf('hourly')).toMatchObject({ failures: 0, lastError: null })
    expect(begun).toHaveLength(15)
    expect(JSON.stringify(await stateOf('hourly'))).not.toContain('people.example')
  })

  it.each([
    ['back by a day', -day],
    ['forward by a year', 365 * day],
  ])(
    'EVT-1 a clock that is set %s neither stops a job nor runs it twice at once',
    async (_, jump) => {
      const processes = [processOf(), processOf()]
      await look(...processes)
      const { end } = hold()
      pass(hour)
      await Promise.all(processes.map((one) => one.now()))
      expect(begun).toHaveLength(2)
      wall += jump
      await live(processes, 2 * hour)
      expect(begun).toHaveLength(2)
      end()
      await look(...processes)
      wall -= jump
      await look(...processes)
      // Put off by the clock that was ahead, or due by the one that was behind.
      expect(begun).toHaveLength(3)
      wall += jump
      await look(...processes)
      expect(begun).toHaveLength(4)
      await live(processes, hour)
      await look(...processes)
      expect(begun).toHaveLength(5)
      expect(log.error).not.toHaveBeenCalled()
    },
  )

  it('EVT-1 a stop ends what runs, which is as due as before for the next process', async () => {
    doing = (_job, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      })
    const own = processOf()
    await own.now()
    await own.stop()
    expect(await stateOf('hourly')).toMatchObject({ holder: null, failures: 0, lastRunAt: null })
    await own.now()
    expect(begun).toHaveLength(1)
    doing = async () => {}
    await look(processOf())
    expect(begun).toHaveLength(2)
    expect(log.error).not.toHaveBeenCalled()
  })

  it('EVT-1 a stop waits for what ends in its own time, and notes it', async () => {
    const { end } = hold()
    const own = processOf()
    await own.now()
    const stopped = vi.fn<() => void>()
    const stopping = own.stop().then(stopped)
    await stateOf('hourly')
    expect(stopped).not.toHaveBeenCalled()
    end()
    await stopping
    expect(await stateOf('hourly')).toMatchObject({ lastRunAt: new Date(wall).toISOString() })
  })

  it('EVT-1 a job that only another release has stays as it is, and is listed', async () => {
    await addJob(bench.open.db, 'of-another-release', wall - day)
    const before = await stateOf('of-another-release')
    doing = async () => {
      throw new TypeError('ada@people.example')
    }
    await look(processOf())
    expect(await stateOf('of-another-release')).toEqual(before)
    expect(await operateJson(bench.place, ['work', 'list'])).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ work: 'of-another-release', due: before?.dueAt, failed: 0 }),
        expect.objectContaining({ work: 'hourly', done: null, failed: 1, error: 'TypeError' }),
      ]),
    )
  })
})
