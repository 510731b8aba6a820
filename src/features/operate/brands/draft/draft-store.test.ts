import { expect, test } from 'vitest'
import { defaultBrand } from '#src/contract/default-brand.ts'
import { applyChanges, type BrandChange } from '#src/contract/operate/brand-changes.ts'
import type { BrandState } from '#src/contract/operate/brand-state.ts'
import { ProblemError } from '#src/contract/problem.ts'
import type { BrandDetail } from '#src/data/operate-data.ts'
import { createDraftStore } from './draft-store.ts'

const at = '2026-01-01T00:00:00.000Z'
const brand = { ...defaultBrand, id: 'green', name: 'Green', timestamp: at }

/** A server with one draft in memory, and a store over it. */
function opened() {
  const by = { name: 'Olga Verne', isSelf: true }
  const published = { number: 1, at, by, way: 'console' as const, again: null }
  let [draft, saves] = [null as BrandState | null, 0]
  // The store looks at nothing else of an answer.
  const detail = () =>
    ({
      published: { ...published, state: { brand, hosts: ['green.test'] } },
      draft: draft && {
        version: String(saves),
        begunOn: 1,
        savedAt: at,
        savedBy: by,
        state: draft,
      },
    }) as BrandDetail
  const server = {
    read: async () => detail(),
    async save(changes: readonly BrandChange[]) {
      const { state, conflicts } = applyChanges(draft ?? { brand, hosts: ['green.test'] }, changes)
      if (conflicts.length > 0)
        throw new ProblemError({ status: 409, code: 'brand-conflict', message: '' })
      draft = state
      saves += 1
      return detail()
    },
    async discard(version: string) {
      if (version !== String(saves))
        throw new ProblemError({ status: 409, code: 'brand-changed', reason: 'draft', message: '' })
      draft = null
    },
  }
  const store = createDraftStore(detail(), { server, holdsTyping: () => {} })
  return { server, store, name: () => draft?.brand.name }
}

test('OPR-4 what is put back while a save is under way is what the server has in the end', async () => {
  const { server, store, name } = opened()
  const { save } = server
  server.save = async (changes) => {
    const answer = await save(changes)
    server.save = save
    store.change('/brand/name', 'Green')
    return answer
  }
  store.change('/brand/name', 'Gree')
  expect(await store.save()).toBe(true)
  expect(name()).toBe('Green')
})

test('OPR-4 a save whose answer was lost is made up for, and is nobody else’s change', async () => {
  const { server, store, name } = opened()
  const { save } = server
  server.save = async (changes) => {
    await save(changes)
    server.save = save
    throw new ProblemError({ status: 0, code: 'network', message: '' })
  }
  store.change('/brand/name', 'Greener')
  expect(await store.save()).toBe(false)
  store.change('/brand/name', 'Green')
  expect(await store.save()).toBe(true)
  expect(store.state.get().draft.conflicts).toEqual([])
  expect(name()).toBe('Green')
})

test('OPR-4 a draft that is given up is not begun again by what was typed or under way', async () => {
  const { store, name } = opened()
  store.change('/brand/name', 'Greener')
  const isSaved = store.save()
  const isGone = store.discard('1')
  store.change('/brand/domain', 'typed.test')
  expect([await isSaved, await isGone]).toEqual([true, undefined])
  expect(await store.save()).toBe(true)
  expect(name()).toBeUndefined()
  expect(store.state.get()).toMatchObject({ detail: { draft: null }, saving: 'saved' })
})

test('OPR-4 a draft that somebody has changed meanwhile is not given up, and nothing typed is lost', async () => {
  const { server, store, name } = opened()
  store.change('/brand/name', 'Greener')
  await store.save()
  await server.save([{ path: '/brand/domain', was: brand.domain, value: 'theirs.test' }])
  store.change('/brand/name', 'Greenest')
  await expect(store.discard('1')).rejects.toMatchObject({ code: 'brand-changed' })
  expect(await store.save()).toBe(true)
  expect(name()).toBe('Greenest')
})

test('OPR-4 of changes whose value comes later the last one counts, unless the part was changed since', async () => {
  const { store } = opened()
  const logo = '/brand/brandImages/darkLogo'
  const first = store.beginChange(logo)
  const second = store.beginChange(logo)
  store.change('/brand/brandImages/hero', undefined)
  expect([first(), second()]).toEqual([false, true])
  store.change(logo, undefined)
  expect(second()).toBe(false)
  const third = store.beginChange(logo)
  await store.save()
  expect(third()).toBe(true)
  await store.discard('1')
  expect(third()).toBe(false)
})
