import { unreachable } from '../api/failure-kind.ts'
import { ProblemError } from '../contract/problem.ts'
import { logFailure } from '../lib/log-failure.ts'
import type { SeenRow } from '../storage/store-seen-rows.ts'
import * as names from '../storage/table-names.ts'
import type { OpenData } from './data.ts'

type Method = (...args: never[]) => Promise<unknown>
/** The parts of which all can wait for the data layer. */
type PartName = Exclude<keyof OpenData, 'outbox' | 'offline' | 'claimMode'>
/** 1 where all of a part answers later anyway. */
type AllLate<Part> = Part extends Record<keyof Part, Method> ? 1 : never

/** The parts that wait; the type asks for every one, and for none that cannot. */
const late: { [Name in PartName]: AllLate<OpenData[Name]> } = {
  portal: 1,
  profile: 1,
  discover: 1,
  outreach: 1,
  affiliate: 1,
}

type Options = {
  /** What the server read for this page, by `table:key`. */
  seed: Readonly<Record<string, unknown>>
  /** What answers at once, and so cannot wait. */
  atOnce: Omit<OpenData, PartName>
  /** Gives the data layer, over the same seed; asked again after it failed. */
  load: () => Promise<OpenData>
  /** Has the device cache what was shown, without the data layer. */
  storeSeen: (rows: readonly SeenRow[]) => Promise<void>
}

type Part = Record<string, (...args: string[]) => Promise<unknown>>
type Call = { part: PartName; name: string; args: string[] }

/** Reads that the server may have done for a page, and where its seed has them; as in sources.ts. */
const seeded: Readonly<Record<string, (arg: string) => [table: string, key: string]>> = {
  brand: (host) => [names.themes, host],
  environment: () => [names.environment, 'portal'],
  publicProfile: (slug) => [names.publicProfiles, slug],
  content: (key) => [names.reference, `content/${key}`],
  offers: () => [names.reference, 'offers'],
  search: (query) => [names.suppliers, query],
}

/**
 * A data layer that comes when it is first needed: what the server has read for the page is answered
 * from there, once, as the data layer itself does it.
 * @returns `data`, which rejects as a read without an answer does (status 0) where the data layer cannot
 *   be loaded; `keep` has the device cache what was answered from the seed. It never rejects.
 */
export function lateData({ seed, atOnce, load, storeSeen }: Options): {
  data: OpenData
  keep: () => Promise<void>
} {
  const left = new Map(Object.entries(seed))
  const shown: { call: Call; row: SeenRow }[] = []
  let loading: Promise<OpenData> | null = null

  async function open(): Promise<OpenData> {
    const data = await load()
    // It has the same seed: what was taken from it here is cached there, and not taken again.
    await Promise.all(shown.map(({ call }) => run(data, call)))
    return data
  }

  async function ready(): Promise<OpenData> {
    try {
      loading ??= open()
      return await loading
    } catch (cause) {
      loading = null
      logFailure('No data layer.', cause)
      throw new ProblemError({ status: 0, code: 'no-answer', ...unreachable })
    }
  }

  async function answer(call: Call): Promise<unknown> {
    const place = seeded[call.name]?.(call.args[0] ?? '')
    const id = place?.join(':') ?? ''
    if (loading || !place || !left.has(id)) return run(await ready(), call)
    const [table, key] = place
    const value = left.get(id)
    left.delete(id)
    shown.push({ call, row: { table, key, value, storedAt: Date.now() } })
    return call.name === 'publicProfile' && value ? { profile: value, storedAt: null } : value
  }

  const data: Partial<OpenData> = { ...atOnce }
  for (const part of Object.keys(late) as PartName[]) {
    // Whatever is asked of it: first visits carry no list of its names.
    const waiting = new Proxy<Part>(
      {},
      {
        get:
          (_, name: string) =>
          (...args: string[]) =>
            answer({ part, name, args }),
      },
    )
    Object.assign(data, { [part]: waiting })
  }
  async function keep(): Promise<void> {
    // The data layer, once it is there, has cached it.
    if (!loading) await storeSeen(shown.map(({ row }) => row)).catch(logUnstored)
  }
  return { data: data as OpenData, keep }
}

const logUnstored = (cause: unknown) => logFailure('Not stored.', cause)

async function run(data: OpenData, { part, name, args }: Call): Promise<unknown> {
  return (data[part] as unknown as Part)[name]?.(...args)
}
