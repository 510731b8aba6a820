import { unreachable } from '../api/failure-kind.ts'
import { ProblemError } from '../contract/problem.ts'
import { logFailure } from '../lib/log-failure.ts'
import type { SeenRow } from '../storage/keep-rows.ts'
import * as names from '../storage/table-names.ts'
import type { Data } from './data.ts'

type Method = (...args: string[]) => Promise<unknown>

/** What of the data layer can wait for it, because it answers later anyway. */
type Late = {
  [Name in keyof Data]: Data[Name] extends (...args: never[]) => Promise<unknown> ? Name : never
}[keyof Data]

type Options = {
  /** What the server read for this page, by `table:key`. */
  seed: Readonly<Record<string, unknown>>
  /** What answers at once, and so cannot wait. */
  atOnce: Omit<Data, Late> & Partial<Data>
  /** Gives the data layer, over the same seed; asked again after it failed. */
  load: () => Promise<Data>
  /** Has the device cache what was shown, without the data layer. */
  keepSeen: (rows: readonly SeenRow[]) => Promise<void>
}

/** Reads that the server may have done for a page, and where its seed has them; as in sources.ts. */
const seeded: Partial<Record<Late, (arg: string) => [table: string, key: string]>> = {
  brand: (host) => [names.themes, host],
  environment: () => [names.environment, 'portal'],
  publicProfile: (slug) => [names.publicProfiles, slug],
  content: (key) => [names.reference, `content/${key}`],
  offers: () => [names.reference, 'offers'],
}

/**
 * A data layer that comes when it is first needed: what the server has read for the page is answered
 * from there, once, as the data layer itself does it.
 * @returns `data`, which rejects as a read without an answer does (status 0) where the data layer cannot
 *   be loaded; `keep` has the device cache what was answered from the seed. It never rejects.
 */
export function lateData({ seed, atOnce, load, keepSeen }: Options): {
  data: Data
  keep: () => Promise<void>
} {
  const left = new Map(Object.entries(seed))
  const shown: { name: Late; args: string[]; row: SeenRow }[] = []
  let loading: Promise<Data> | null = null

  async function open(): Promise<Data> {
    const data = await load()
    // It has the same seed: what was taken from it here is cached there, and not taken again.
    await Promise.all(shown.map(({ name, args }) => call(data, name, args)))
    return data
  }

  async function ready(): Promise<Data> {
    try {
      loading ??= open()
      return await loading
    } catch (cause) {
      loading = null
      logFailure('What reads from the server could not be loaded.', cause)
      throw new ProblemError({ status: 0, code: 'no-answer', message: unreachable })
    }
  }

  const read = (name: Late): Method => {
    return async (...args) => {
      const place = seeded[name]?.(args[0] ?? '')
      const id = place?.join(':') ?? ''
      if (loading || !place || !left.has(id)) return call(await ready(), name, args)
      const [table, key] = place
      const value = left.get(id)
      left.delete(id)
      shown.push({ name, args, row: { table, key, value, storedAt: Date.now() } })
      return name === 'publicProfile' && value ? { profile: value, storedAt: null } : value
    }
  }
  const data = new Proxy(atOnce, {
    get: (_, name) => atOnce[name as keyof Data] ?? read(name as Late),
  }) as Data
  async function keep(): Promise<void> {
    // The data layer, once it is there, has cached it.
    if (!loading) await keepSeen(shown.map(({ row }) => row)).catch(logUnkept)
  }
  return { data, keep }
}

const logUnkept = (cause: unknown) => logFailure('What was shown could not be kept.', cause)
const call = (data: Data, name: Late, args: string[]) => (data[name] as unknown as Method)(...args)
