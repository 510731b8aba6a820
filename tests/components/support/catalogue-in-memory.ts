import type { EntryEvent, FilePlan, OperatedEntry } from '#src/contract/operate/catalogue.ts'
import type { CredentialChanges } from '#src/contract/operate/credential-changes.ts'
import type { CredentialEntry } from '#src/contract/operate/credential-entry.ts'
import { type OperatorText, textIn } from '#src/contract/operator-text.ts'
import { ProblemError } from '#src/contract/problem.ts'
import type { OperateData } from '#src/data/operate-data.ts'

/** An entry of a release with which nothing is wrong. */
export const entryOf = (id: string): CredentialEntry => ({
  ...{ id, name: `Seal ${id}`, shortName: id.toUpperCase(), issuer: 'City' },
  ...{ website: 'https://city.example', category: 'certification', tier: 1 },
  ...{ sustainabilityBadges: ['Environment'], sdgs: [12], asks: ['number'], validMonths: 36 },
  ...{ thirdParty: true, proves: `It proves ${id}.`, doesNotProve: 'Nothing else.' },
  sources: ['https://city.example/one', 'https://city.example/two'],
  words: { de: { name: `Siegel ${id}` } },
})

const refused = (status: number, code: string, more: object = {}) =>
  new ProblemError({ status, code, message: code, ...more })

const noPlan: FilePlan = {
  ...{ seen: '2026-01-01T00:00:00.000Z', rows: [], unchanged: 0, faults: [] },
  hasMoreFaults: false,
}

/** The catalogue as an editor of all brands, or of one alone, finds it. */
export function catalogueInMemory(given: readonly CredentialEntry[], mayChange = true) {
  let edition = 0
  const wrap = (one: Pick<OperatedEntry, 'id' | 'ours' | 'changes'>): OperatedEntry => ({
    ...{ ...one, state: 'offered', mergedInto: null, by: null, mayChange },
    version: new Date(Date.UTC(2026, 0, 1) + (edition += 1) * 1_000).toISOString(),
    holders: { count: 3, isMore: false },
    entry: effective(one),
  })
  const desk = {
    rows: given.map((ours) => wrap({ id: ours.id, ours, changes: {} })),
    /** What was sent, without what is as the release says. */
    sent: [] as CredentialChanges[],
    events: [] as EntryEvent[],
    mergers: [] as [string, string][],
    taken: [] as string[],
    plan: noPlan,
    /** What refuses the next file or merger. */
    refusal: null as ProblemError | null,
  }
  const find = (id: string) => {
    const found = desk.rows.find((row) => row.id === id)
    if (!found) throw refused(404, 'unknown-record')
    return found
  }
  const put = (next: OperatedEntry) => {
    const fresh = { ...next, version: wrap(next).version, by: 'olga@portal.example' }
    desk.rows = [...desk.rows.filter(({ id }) => id !== next.id), fresh]
    return fresh
  }
  const seen = (id: string, version: string) => {
    const row = find(id)
    if (row.version !== version) throw refused(409, 'record-changed')
    return row
  }
  const fit = (content: CredentialChanges) => {
    const name = content.name ?? undefined
    if (name !== undefined && textIn('en', name) === '')
      throw refused(422, 'invalid', { field: 'content.name.en', message: 'Give it a name.' })
  }
  const once = () => {
    const { refusal } = desk
    desk.refusal = null
    if (refusal) throw refusal
  }
  const catalogue: OperateData['catalogue'] = {
    list: async () => ({
      mayChange,
      results: desk.rows.map(({ entry, ours, changes, ...row }) => ({
        ...row,
        names: { en: entry.name, ...(entry.words['de']?.name && { de: entry.words['de'].name }) },
        category: entry.category,
        isOwn: ours === null,
        isChanged: Object.keys(changes).length > 0,
      })),
    }),
    find: async (id) => find(id),
    history: async () => ({ results: desk.events, next: null }),
    async add(id, content) {
      fit(content)
      if (desk.rows.some((row) => row.id === id))
        throw refused(409, 'record-exists', { field: 'content.id' })
      return put(wrap({ id, ours: null, changes: saidIn(content) }))
    },
    async change(id, version, content) {
      const row = seen(id, version)
      fit(content)
      desk.sent.push(saidIn(content))
      return put({
        ...row,
        changes: saidIn(content),
        entry: effective({ ...row, changes: saidIn(content) }),
      })
    },
    offer: async (id, version, isOffered) =>
      put({ ...seen(id, version), state: isOffered ? 'offered' : 'retired' }),
    async merge(id, version, into) {
      once()
      desk.mergers.push([id, into])
      return put({ ...seen(id, version), state: 'merged', mergedInto: into })
    },
    preview: async (_id, language, content) => ({
      title: textIn(language, content.name ?? ''),
      html: `<p>${textIn(language, content.proves ?? 'As released.')}</p>`,
    }),
    file: () => new Promise(() => {}),
    plan: async () => desk.plan,
    async take(file) {
      once()
      desk.taken.push(await file.text())
      return { added: 1, changed: desk.plan.rows.length - 1 }
    },
  }
  return {
    catalogue,
    desk,
    entry: find,
    /** Somebody else changes one. */
    change(id: string, changes: CredentialChanges) {
      const row = find(id)
      put({ ...row, changes, entry: effective({ ...row, changes }) })
    },
  }
}

const saidIn = (content: CredentialChanges): CredentialChanges =>
  Object.fromEntries(Object.entries(content).filter(([, value]) => value !== null))

function effective({
  id,
  ours,
  changes,
}: Pick<OperatedEntry, 'id' | 'ours' | 'changes'>): CredentialEntry {
  const { name, validMonths } = changes
  const base = ours ?? { ...entryOf(id), words: {} }
  const said = (text: OperatorText | null | undefined) =>
    text === null || text === undefined ? undefined : textIn('en', text)
  return { ...base, name: said(name) ?? base.name, validMonths: validMonths ?? base.validMonths }
}
