import type { PublicProfile } from '#src/contract/public-profile.ts'
import { countVerified, stateWord } from '#src/contract/verified.ts'
import { locationTexts } from '#src/lib/location-text.ts'

export type ComparedCredential = PublicProfile['sustainabilityCredentials'][number]

/** What one supplier says to a row. */
export type Cell =
  | { kind: 'text'; text: string }
  | { kind: 'day'; instant: string }
  | { kind: 'held'; credential: ComparedCredential }
  | { kind: 'yes' }
  /** Names, each with whether all that are compared have it. */
  | { kind: 'names'; names: readonly { name: string; isShared: boolean }[] }
  /** The profile does not say so. */
  | { kind: 'none' }

export type ComparedRow = {
  id: string
  /** Of what is not worded by the dictionary. */
  name?: string
  cells: readonly Cell[]
  /** Whether the suppliers are not the same in it. */
  differs: boolean
}

export const groupIds = ['facts', 'credentials', 'goals', 'offer'] as const
export type ComparedGroup = { id: (typeof groupIds)[number]; rows: readonly ComparedRow[] }

/** Suppliers side by side, as their public profiles have them; what none of them has is left out. */
export function comparedGroups(profiles: readonly PublicProfile[]): ComparedGroup[] {
  const rows = {
    facts: factRows(profiles),
    credentials: credentialRows(profiles),
    goals: goalRows(profiles),
    offer: offerRows(profiles),
  }
  return groupIds
    .map((id) => ({ id, rows: rows[id].filter(({ cells }) => cells.some(isSaid)) }))
    .filter((group) => group.rows.length > 0)
}

/** Those rows alone in which the suppliers differ. */
export const differing = (groups: readonly ComparedGroup[]): ComparedGroup[] =>
  groups
    .map(({ id, rows }) => ({ id, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0)

const none: Cell = { kind: 'none' }
const isSaid = ({ kind }: Cell) => kind !== 'none'
const text = (words: string): Cell => (words ? { kind: 'text', text: words } : none)

function factRows(profiles: readonly PublicProfile[]): ComparedRow[] {
  return [
    row('place', profiles, ({ locations }) => text(locationTexts(locations)[0] ?? '')),
    row('verified', profiles, ({ sustainabilityCredentials }) =>
      text(String(countVerified(sustainabilityCredentials))),
    ),
    {
      ...row('updated', profiles, ({ updatedAt }) => ({ kind: 'day', instant: updatedAt })),
      // Two that were changed on different days differ in nothing that a buyer compares.
      differs: false,
    },
  ]
}

/** Those that most of them have come first, in the order of the profiles otherwise. */
function credentialRows(profiles: readonly PublicProfile[]): ComparedRow[] {
  const byId = Map.groupBy(
    profiles.flatMap((one) => one.sustainabilityCredentials),
    ({ id }) => id,
  )
  const mostFirst = [...byId].toSorted(([, one], [, other]) => other.length - one.length)
  return mostFirst.map(([id, held]) => ({
    ...row(
      id,
      profiles,
      ({ sustainabilityCredentials }) => {
        const credential = sustainabilityCredentials.find((one) => one.id === id)
        return credential ? { kind: 'held', credential } : none
      },
      (cell) => (cell.kind === 'held' ? meaningOf(cell.credential, held) : null),
    ),
    name: held[0]?.name ?? id,
  }))
}

/** State and how sure it is; a copy that a device has kept for long may not say how sure, then it does not count. */
function meaningOf(credential: ComparedCredential, all: readonly ComparedCredential[]) {
  const areSaid = all.every(({ assurance }) => assurance !== undefined)
  return [stateWord(credential), areSaid ? credential.assurance : null]
}

function goalRows(profiles: readonly PublicProfile[]): ComparedRow[] {
  const goals = new Set(profiles.flatMap(({ sdgs }) => sdgs.map(({ id }) => id)))
  return [...goals]
    .toSorted((one, other) => one - other)
    .map((goal) =>
      row(String(goal), profiles, ({ sdgs }) =>
        sdgs.some(({ id }) => id === goal) ? { kind: 'yes' } : none,
      ),
    )
}

function offerRows(profiles: readonly PublicProfile[]): ComparedRow[] {
  const named = (items: readonly { name: string }[]) => items.map(({ name }) => name)
  return [
    namesRow('products', profiles, ({ categories }) => named(categories)),
    namesRow('serves', profiles, ({ serviceableLocations }) => named(serviceableLocations)),
    namesRow('modules', profiles, ({ tags }) => tags),
    namesRow('targets', profiles, ({ targets }) => named(targets)),
    namesRow('events', profiles, ({ events }) => named(events)),
  ]
}

function namesRow(
  id: string,
  profiles: readonly PublicProfile[],
  namesOf: (profile: PublicProfile) => readonly string[],
): ComparedRow {
  const all = profiles.map((one) => new Set(namesOf(one)))
  return row(
    id,
    profiles,
    (profile) => {
      const names = [...new Set(namesOf(profile))]
      if (names.length === 0) return none
      const isShared = (name: string) => all.every((own) => own.has(name))
      return { kind: 'names', names: names.map((name) => ({ name, isShared: isShared(name) })) }
    },
    (cell) => (cell.kind === 'names' ? cell.names.map(({ name }) => name).toSorted() : null),
  )
}

/** @param meaningOf what of a cell counts where suppliers differ */
function row(
  id: string,
  profiles: readonly PublicProfile[],
  cellOf: (profile: PublicProfile) => Cell,
  meaningOf: (cell: Cell) => unknown = (cell) => cell,
): ComparedRow {
  const cells = profiles.map(cellOf)
  const meanings = new Set(cells.map((cell) => JSON.stringify(meaningOf(cell))))
  return { id, cells, differs: meanings.size > 1 }
}
