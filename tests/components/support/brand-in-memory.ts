import { applyChanges } from '#src/contract/operate/brand-changes.ts'
import type { BrandVersion } from '#src/contract/operate/brand-detail.ts'
import type { BrandFault } from '#src/contract/operate/brand-fault.ts'
import type { BrandState } from '#src/contract/operate/brand-state.ts'
import { ProblemError } from '#src/contract/problem.ts'
import type { BrandDetail, BrandVersionState, OperateData } from '#src/data/operate-data.ts'
import { withValue } from '#src/features/operate/brands/draft/paths.ts'
import { consoleDesk } from './open-console.tsx'

const at = '2026-01-01T00:00:00.000Z'
const id = 'green'

/** A brand in memory, as an admin edits it. */
export type BrandDesk = {
  data: OperateData
  /** What was published, the oldest first. */
  versions: BrandVersionState[]
  /** What the draft holds; null: there is none. */
  draft: () => BrandState | null
  /** Changes the draft as somebody else would, on another device. */
  changeElsewhere: (path: string, value: unknown) => void
  /** Whether they are one of all brands. */
  mayChangeHosts: boolean
  /** What is wrong with a draft. */
  faultsOf: (state: BrandState) => BrandFault[]
}

/** As the server words them. */
const words = {
  draft: 'Somebody else has changed the draft meanwhile. Look at it again first.',
  published: 'Another state was published meanwhile. Compare with it first.',
}
const changed = (reason: 'draft' | 'published') =>
  new ProblemError({
    status: 409,
    code: 'brand-changed',
    reason,
    message: words[reason],
  })

const greenState = (): BrandState => ({
  brand: {
    ...{ id, name: 'Green Supply', title: { en: 'Good supply', de: 'Gute Lieferung' } },
    ...{ description: 'Suppliers with proof.', domain: 'green.test', brandImages: {} },
    brandColors: {
      ...{ primaryColor: '#0a5d3c', secondaryColor: '#6b7178' },
      ...{ accentColor: '#8a9099', backgroundColor: '#f6f6f5' },
    },
    searchConstraints: { credentialIds: ['iso-14001'], locationIds: [], portfolioSlugs: [] },
    ...{ copy: {}, associatedPortfolios: [], timestamp: at },
    footer: {
      options: [
        { label: 'About', url: 'https://green.test/about' },
        { label: { en: 'Help', de: 'Hilfe' }, url: '/get-started' },
        { label: 'Imprint', url: 'https://green.test/imprint' },
      ],
      htmlColumns: [],
    },
  },
  hosts: ['green.test'],
})

/** @param begun what is published at first; null: nothing, and there is no brand */
export function brandDesk(begun: BrandState | null = greenState()): BrandDesk {
  const { data } = consoleDesk(0)
  const versions: BrandVersionState[] = []
  let draft: BrandState | null = null
  let saves = 0
  let begunOn: number | null = null
  const by = { name: 'Olga Verne', isSelf: true }
  const publish = (state: BrandState, again: number | null): BrandVersion => {
    const version = { number: versions.length + 1, at, by, way: 'console' as const, again }
    versions.push({ ...version, state: structuredClone(state) })
    return version
  }
  if (begun) publish(begun, null)
  const newest = () => versions.at(-1) ?? null
  const desk: BrandDesk = {
    ...{ data, versions, draft: () => draft, faultsOf: () => [], mayChangeHosts: true },
    changeElsewhere(path, value) {
      const state = draft ?? newest()?.state
      if (state) save(withValue(state, path, value))
    },
  }
  function save(state: BrandState): void {
    if (!draft) begunOn = newest()?.number ?? null
    draft = state
    saves += 1
  }
  const versionOf = () => `00000000-0000-4000-8000-${String(saves).padStart(12, '0')}`
  const detail = (): BrandDetail => ({
    ...{ id, published: newest(), faults: draft ? desk.faultsOf(draft) : [] },
    draft: draft && {
      ...{ version: versionOf(), begunOn, savedAt: at, savedBy: by },
      state: structuredClone(draft),
    },
    ...{ moves: [], mayChangeHosts: desk.mayChangeHosts, portfolios: ['green-circle'] },
  })
  Object.assign(data, {
    self: async () => ({ grants: [{ role: 'admin', brandId: null }], needs: null }),
    brands: async () => ({
      mayCreate: true,
      results:
        newest() || draft
          ? [
              {
                ...{ id, name: 'Green Supply', hosts: ['green.test'], colour: '#0a5d3c' },
                ...{ logo: null, published: newest() },
                draft: draft && { savedAt: at, savedBy: by, isOutdated: false },
              },
            ]
          : [],
    }),
    async createBrand({ name, host }) {
      const state = greenState()
      save({ brand: { ...state.brand, name }, hosts: [host] })
      return detail()
    },
    brand: async () => detail(),
    async saveBrandDraft(_id, changes) {
      const before = draft ?? newest()?.state
      if (!before) throw new ProblemError({ status: 404, code: 'unknown-brand', message: '' })
      const { state, conflicts } = applyChanges(before, changes)
      if (conflicts.length > 0)
        throw new ProblemError({ status: 409, code: 'brand-conflict', message: '' })
      save(state)
      return detail()
    },
    async discardBrandDraft(_id, version) {
      if (!draft || version !== versionOf()) throw changed('draft')
      draft = null
    },
    async publishBrand(_id, seen) {
      if (!draft || seen.draft !== versionOf()) throw changed('draft')
      if (seen.published !== (newest()?.number ?? null)) throw changed('published')
      const version = publish(draft, null)
      draft = null
      return version
    },
    brandVersions: async () => ({ results: versions.toReversed(), next: null }),
    async brandVersion(_id, number) {
      const version = versions[number - 1]
      if (!version) throw new ProblemError({ status: 404, code: 'unknown-brand', message: '' })
      return version
    },
    async publishBrandAgain(_id, number, published) {
      if (published !== newest()?.number) throw changed('published')
      const version = versions[number - 1]
      if (!version) throw new ProblemError({ status: 404, code: 'unknown-brand', message: '' })
      return publish(version.state, number)
    },
    uploadBrandPicture: async (_id, _kind, { size }) => ({
      ...{ address: '/brands/green/0123456789abcdef.png', width: 120, height: 36 },
      ...{ type: 'image/png', size },
    }),
    previewBrand: async () => ({
      ...{ address: '/preview-of-a-brand', expiresAt: '2999-01-01T00:00:00.000Z' },
    }),
    locations: async () => [
      { id: 'de', name: 'Germany', children: [{ id: 'de-by', name: 'Bavaria', children: [] }] },
    ],
  } satisfies Partial<OperateData>)
  return desk
}
