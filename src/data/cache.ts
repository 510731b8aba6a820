import { pageAnswered } from '../api/failure-kind.ts'
import { ProblemError } from '../contract/problem.ts'
import type { Device, Cached, Table } from '../storage/device.ts'
import type { Shapes } from './shapes.ts'

/** Something that is read from the network and cached on the device. */
export type Source<N extends keyof Shapes> = {
  table: Table
  key: string
  /** What a cached value must look like; another counts as not there. */
  shape: N
  /** Asks the network. Null means that there is no such thing. */
  load(): Promise<Shapes[N]>
}

export type CacheOptions = {
  device: Device
  /** What the server read for this page, by `table:key`. Each entry answers once. */
  seed: Readonly<Record<string, unknown>>
  /** Told of each public value that was read. */
  onPublicRead: (id: string, value: unknown) => void
  /** ms since the epoch. */
  now: () => number
  /** Resolves when a network that has not answered yet is not waited for while the device can answer. */
  patience: (signal: AbortSignal) => Promise<void>
}

/**
 * An answer; `storedAt` is null when it is of now, and 0 where it is unknown: it lies ahead, so the
 * device's clock was wrong then or is wrong now.
 */
export type Answer<T> = { value: T; storedAt: number | null }

/** Where seed, network and device meet: the two ways of reading a source. */
export function createCache(options: CacheOptions) {
  const { device, now } = options
  const seed = new Map(Object.entries(options.seed))
  const memory = new Map<string, Cached>()
  const flights = new Map<string, Promise<unknown>>()
  const idOf = (source: { table: Table; key: string }) => `${source.table.name}:${source.key}`

  /** From the network, one request at a time for the same thing; caches the answer. */
  function load<N extends keyof Shapes>(source: Source<N>): Promise<Shapes[N]> {
    const id = idOf(source)
    const flight =
      (flights.get(id) as Promise<Shapes[N]> | undefined) ??
      source
        .load()
        .then((value) => store(source, value))
        .finally(() => flights.delete(id))
    flights.set(id, flight)
    return flight
  }

  function store<N extends keyof Shapes>(
    source: Source<N>,
    value: Shapes[N],
    when: 'idle' | 'now' = 'idle',
  ) {
    if (value === null) void device.forget(source.table, source.key)
    else void device.write(source.table, source.key, value, when)
    memory.set(idOf(source), { value, storedAt: now() })
    return value
  }

  function takeSeed<N extends keyof Shapes>(source: Source<N>): Cached<Shapes[N]> | null {
    const id = idOf(source)
    if (!seed.has(id)) return null
    // As the same release's server has read and checked it for this page.
    const value = seed.get(id) as Shapes[N]
    seed.delete(id)
    return { value: store(source, value), storedAt: now() }
  }

  async function stored<N extends keyof Shapes>(
    source: Source<N>,
  ): Promise<Cached<Shapes[N]> | null> {
    const row = await device.read(source.table, source.key)
    if (!row) return null
    const { readShape } = await import('./shapes.ts')
    const value = readShape(source.shape, row.value)
    return value === undefined ? null : { ...row, value }
  }

  function note<T>(source: Source<keyof Shapes>, value: T): T {
    if (!source.table.private) options.onPublicRead(idOf(source), value)
    return value
  }

  async function readAged<N extends keyof Shapes>(source: Source<N>, maxAge: number) {
    const known =
      takeSeed(source) ??
      remembered(source) ??
      (await stored(source)) ??
      // An answer may have come while the device was asked.
      remembered(source)
    if (!known) return load(source)
    if (known.isStale) {
      return readFresh(source).then(
        ({ value }) => value,
        () => known.value,
      )
    }
    memory.set(idOf(source), known)
    if (!isYoung(known, maxAge)) load(source).catch(() => {})
    return known.value
  }

  function isYoung({ storedAt, isStale }: Cached, maxAge: number): boolean {
    const age = now() - storedAt
    // A clock that was set back makes nothing young for ever.
    return !isStale && age >= 0 && age < maxAge
  }

  function remembered<N extends keyof Shapes>(source: Source<N>) {
    return (memory.get(idOf(source)) as Cached<Shapes[N]> | undefined) ?? null
  }

  async function dated<N extends keyof Shapes>(source: Source<N>) {
    const row = await stored(source)
    return row && { value: row.value, storedAt: row.storedAt > now() ? 0 : row.storedAt }
  }

  async function readFresh<N extends keyof Shapes>(source: Source<N>): Promise<Answer<Shapes[N]>> {
    const seeded = takeSeed(source)
    if (seeded) return { value: seeded.value, storedAt: null }
    const answer = load(source)
    // Also when it comes after the device has answered.
    answer.catch((error: unknown) => {
      if (isRefused(error)) void device.forget(source.table, source.key)
    })
    const waiting = new AbortController()
    try {
      const late = options.patience(waiting.signal).then(() => null)
      const first = await Promise.race([answer.then((value) => ({ value, storedAt: null })), late])
      return first ?? (await dated(source)) ?? { value: await answer, storedAt: null }
    } catch (error) {
      const old = isUnreachable(error) ? await dated(source) : null
      if (old) return old
      throw error
    } finally {
      waiting.abort()
    }
  }

  return {
    /**
     * What is known answers at once; when it is older than `maxAge` (ms) it is refreshed behind the page. In
     * another language than the page's it only answers for a network that does not.
     */
    aged: async <N extends keyof Shapes>(source: Source<N>, maxAge: number) =>
      note(source, await readAged(source, maxAge)),
    /** The network answers; the device only when the network fails or hangs. */
    async fresh<N extends keyof Shapes>(source: Source<N>): Promise<Answer<Shapes[N]>> {
      const answer = await readFresh(source)
      note(source, answer.value)
      return answer
    },
    /**
     * The server's own page or the network answers, and the device keeps nothing: for answers of which there are
     * more than are worth keeping.
     */
    async passing<N extends keyof Shapes>(source: Source<N>): Promise<Shapes[N]> {
      const id = idOf(source)
      const seeded = seed.get(id) as Shapes[N] | undefined
      seed.delete(id)
      return note(source, seeded ?? (await source.load()))
    },
    /** What the device has, however old; null where it has nothing. Never rejects. */
    stored: async <N extends keyof Shapes>(source: Source<N>) =>
      (await stored(source).catch(() => null))?.value ?? null,
    /** What this page has read already, at once; null where it is not known. */
    known: <N extends keyof Shapes>(source: Source<N>) =>
      (remembered(source)?.value ?? null) as Shapes[N] | null,
    /** What is known and younger than `maxAge` (ms), else what the network answers: for work behind the page. */
    async young<N extends keyof Shapes>(source: Source<N>, maxAge: number) {
      const known = remembered(source) ?? (await stored(source))
      return known && isYoung(known, maxAge) ? known.value : load(source)
    },
    /** Caches what a save answered; at once, for the draft that held it is gone. */
    storeSaved: <N extends keyof Shapes>(source: Source<N>, value: Shapes[N]) =>
      void store(source, value, 'now'),
  }
}

export type Cache = ReturnType<typeof createCache>

/** Not for this reader, unknown, and taken away (a suspended profile). */
const refusals = [403, 404, 410]

/** Whether the server itself refuses something, so that it is not to be shown any longer. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof ProblemError) || error.code === pageAnswered) return false
  return refusals.includes(error.status)
}

/** Too slow a request, and too many of them. */
const askAgain = [408, 429]

/**
 * Whether a failure says nothing about what was asked for: no answer, a server in trouble, or one that
 * wants to be asked at another time.
 */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof ProblemError)) return false
  return error.status === 0 || error.status >= 500 || askAgain.includes(error.status)
}
