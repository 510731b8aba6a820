import * as v from 'valibot'
import { isRefused, isUnreachable } from '../api/failure.ts'
import type { Device, Kept, Table } from '../storage/device.ts'

/** Something that can be read from the network and kept on the device. */
export type Source<S extends v.GenericSchema> = {
  table: Table
  key: string
  /** What a kept or seeded value must look like; else it counts as not there. */
  schema: S
  /** Asks the network. Null means that there is no such thing. */
  load(): Promise<v.InferOutput<S>>
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
 * An answer; `storedAt` is null when it is of now, and 0 where nobody knows: it lies ahead, so the
 * device's clock was wrong then or is wrong now.
 */
export type Answer<T> = { value: T; storedAt: number | null }

/** Where seed, network and device meet: the two ways of reading a source. */
export function createCache(options: CacheOptions) {
  const { device, now } = options
  const seed = new Map(Object.entries(options.seed))
  const memory = new Map<string, Kept>()
  const flights = new Map<string, Promise<unknown>>()
  const idOf = (source: { table: Table; key: string }) => `${source.table.name}:${source.key}`

  /** From the network, one request at a time for the same thing; keeps the answer. */
  function load<S extends v.GenericSchema>(source: Source<S>): Promise<v.InferOutput<S>> {
    const id = idOf(source)
    const flight =
      flights.get(id) ??
      source
        .load()
        .then((value) => keep(source, value))
        .finally(() => flights.delete(id))
    flights.set(id, flight)
    return flight
  }

  function keep<S extends v.GenericSchema>(source: Source<S>, value: v.InferOutput<S>) {
    if (value === null) void device.forget(source.table, source.key)
    else void device.write(source.table, source.key, value)
    memory.set(idOf(source), { value, storedAt: now() })
    return value
  }

  function takeSeed<S extends v.GenericSchema>(source: Source<S>): Kept<v.InferOutput<S>> | null {
    const id = idOf(source)
    if (!seed.has(id)) return null
    const value = seed.get(id)
    seed.delete(id)
    return v.is(source.schema, value) ? { value: keep(source, value), storedAt: now() } : null
  }

  async function kept<S extends v.GenericSchema>(
    source: Source<S>,
  ): Promise<Kept<v.InferOutput<S>> | null> {
    const row = await device.read(source.table, source.key)
    return row && v.is(source.schema, row.value) ? { ...row, value: row.value } : null
  }

  function note<T>(source: Source<v.GenericSchema>, value: T): T {
    if (!source.table.private) options.onPublicRead(idOf(source), value)
    return value
  }

  async function readAged<S extends v.GenericSchema>(source: Source<S>, maxAge: number) {
    const known = takeSeed(source) ?? remembered(source) ?? (await kept(source))
    if (!known) return load(source)
    memory.set(idOf(source), known)
    if (!isYoung(known, maxAge)) load(source).catch(() => {})
    return known.value
  }

  function isYoung({ storedAt }: Kept, maxAge: number): boolean {
    const age = now() - storedAt
    // A clock that was set back makes nothing young for ever.
    return age >= 0 && age < maxAge
  }

  function remembered<S extends v.GenericSchema>(source: Source<S>) {
    const known = memory.get(idOf(source))
    return known && v.is(source.schema, known.value) ? { ...known, value: known.value } : null
  }

  async function dated<S extends v.GenericSchema>(source: Source<S>) {
    const row = await kept(source)
    return row && { value: row.value, storedAt: row.storedAt > now() ? 0 : row.storedAt }
  }

  async function readFresh<S extends v.GenericSchema>(
    source: Source<S>,
  ): Promise<Answer<v.InferOutput<S>>> {
    const seeded = takeSeed(source)
    if (seeded) return { value: seeded.value, storedAt: null }
    const answer = load(source)
    const waiting = new AbortController()
    try {
      const late = options.patience(waiting.signal).then(() => null)
      const first = await Promise.race([answer.then((value) => ({ value, storedAt: null })), late])
      return first ?? (await dated(source)) ?? { value: await answer, storedAt: null }
    } catch (error) {
      const old = isUnreachable(error) ? await dated(source) : null
      if (old) return old
      if (isRefused(error)) void device.forget(source.table, source.key)
      throw error
    } finally {
      waiting.abort()
    }
  }

  return {
    /** What is known answers at once; when it is older than `maxAge` (ms) it is refreshed behind the page. */
    aged: async <S extends v.GenericSchema>(source: Source<S>, maxAge: number) =>
      note(source, await readAged(source, maxAge)),
    /** The network answers; the device only when the network fails or hangs. */
    async fresh<S extends v.GenericSchema>(source: Source<S>): Promise<Answer<v.InferOutput<S>>> {
      const answer = await readFresh(source)
      note(source, answer.value)
      return answer
    },
    /** What is known and younger than `maxAge` (ms), else what the network answers: for work behind the page. */
    async young<S extends v.GenericSchema>(source: Source<S>, maxAge: number) {
      const known = remembered(source) ?? (await kept(source))
      return known && isYoung(known, maxAge) ? known.value : load(source)
    },
    /** Keeps what a write answered. */
    keep,
  }
}

export type Cache = ReturnType<typeof createCache>
