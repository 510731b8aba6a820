import { createAtom } from '@tanstack/react-store'
import { expect, it } from 'vitest'
import { createAlwaysReachable } from './connectivity/always-reachable.ts'
import { browser } from './testing/browser.ts'

const day = 86_400_000
const organisation = (slug: string, more = {}) => ({
  status: 200,
  body: { data: { slug, name: slug, status: 'ACTIVE', ...more } },
})
const membership = (slug: string, whenAccepted: string | null) => ({
  organisation: { name: slug, slug },
  relationship: 'OWNER',
  whenAccepted,
})
const list = (...results: unknown[]) => ({ status: 200, body: { results } })
const register = (typeId: string) => ({ typeId, type: typeId, regexValidation: '' })
const questionnaire = { id: 'carbon', title: 'Carbon', questions: [] }

/** A user of two organisations, one of them with a number of another country, and of a third that is not theirs yet. */
function workplace() {
  const scene = browser()
  Object.assign(scene.answers, {
    '/api/user/organizations?status=ALL': list(
      membership('acme', '2026-01-01T00:00:00Z'),
      membership('bolt', '2026-01-01T00:00:00Z'),
      membership('cove', null),
    ),
    '/api/organizations/acme': organisation('acme', {
      businessRegistryCountry: 'AU',
      identifiers: [
        { identifier: '1', type: register('abn') },
        { identifier: '2', type: register('nzbn') },
      ],
    }),
    '/api/organizations/bolt': organisation('bolt', { businessRegistryCountry: null }),
    '/api/identifier/AU': list(register('abn')),
    '/api/identifier/type/nzbn': { status: 200, body: { data: register('nzbn') } },
    '/api/credentials': list(),
    '/api/attributes?limit=99': list(),
    '/api/countries': list(),
    '/api/product-and-service/': list(),
    '/api/locations': list(),
    '/offers': list(),
    '/api/v1/brands/supplier-modules': list({
      id: 'carbon',
      caption: 'Carbon',
      title: 'Carbon',
      questionnaire: '/questionnaires/carbon',
    }),
    '/api/questionnaires/carbon': { status: 200, body: questionnaire },
  })
  const state = createAtom({ isReachable: true, since: 0 })
  const connectivity = { ...createAlwaysReachable(), state }
  const user = { id: 'u1' as string | null }
  const waits: { work: () => void; wait: number }[] = []
  const later = (work: () => void, wait: number) => void waits.push({ work, wait })
  const open = (userId = () => user.id) =>
    scene.visit({ userId, connectivity, later, idle: async () => {} })
  return { ...scene, connectivity, user, open, waits }
}

it('OFF-3 fetches everything that the workplace needs, each thing once', async () => {
  const { answers, asked, open } = workplace()
  await open().offline.prepareOffline()
  expect(asked.toSorted()).toEqual(Object.keys(answers).toSorted())
})

it('OFF-3 fetches nothing again on the same day, and everything on the next', async () => {
  const { answers, asked, clock, open } = workplace()
  const data = open()
  await data.offline.prepareOffline()
  await data.offline.prepareOffline()
  clock.now += day - 1
  await open().offline.prepareOffline()
  expect(asked).toHaveLength(Object.keys(answers).length)
  clock.now += 1
  await data.offline.prepareOffline()
  expect(asked).toHaveLength(2 * Object.keys(answers).length)
})

it('OFF-3 fetches nothing for a guest, and stops when the user signs out on the way', async () => {
  const { asked, user, open } = workplace()
  user.id = null
  await open().offline.prepareOffline()
  expect(asked).toEqual([])
  const signOutAfterTheFirstAnswer = () => (asked.length === 0 ? 'u1' : null)
  await open(signOutAfterTheFirstAnswer).offline.prepareOffline()
  expect(asked).toEqual(['/api/user/organizations?status=ALL'])
})

it('OFF-3 stops without a word when the server is gone, and goes on where it was', async () => {
  const { answers, asked, connectivity, open } = workplace()
  const all = Object.keys(answers).length
  const { '/api/credentials': credentials } = answers
  answers['/api/credentials'] = { status: 0, body: null }
  const data = open()
  await data.offline.prepareOffline()
  expect(asked.at(-1)).toBe('/api/credentials')
  answers['/api/credentials'] = credentials as NonNullable<typeof credentials>
  connectivity.state.set({ isReachable: false, since: 1 })
  const before = asked.length
  await data.offline.prepareOffline()
  expect(asked).toHaveLength(before)
  connectivity.state.set({ isReachable: true, since: 2 })
  await data.offline.prepareOffline()
  // Once more than all: a call that was lost is repeated while the server is there.
  expect(asked).toHaveLength(all + 2)
})

it('OFF-3 leaves out what a back end does not have', async () => {
  const { answers, asked, open } = workplace()
  answers['/api/attributes?limit=99'] = { status: 404, body: {} }
  answers['/offers'] = { status: 500, body: {} }
  await open().offline.prepareOffline()
  expect(asked.at(-1)).toBe('/api/questionnaires/carbon')
})

it.each([
  [429, 40],
  [503, 40],
  [429, 600],
])(
  'OFF-3 KEEP-1 stops at the first %i, and goes on by itself after the %i s that were asked for',
  async (status, retryAfter) => {
    const { answers, asked, open, waits } = workplace()
    const { '/api/credentials': credentials } = answers
    answers['/api/credentials'] = { status, body: {}, retryAfter }
    const data = open()
    await data.offline.prepareOffline()
    // Another page of the workplace, and the network that comes back.
    await data.offline.prepareOffline()
    expect(asked.filter((url) => url === '/api/credentials')).toHaveLength(1)
    expect(asked.at(-1)).toBe('/api/credentials')
    expect(waits.map(({ wait }) => wait)).toEqual([retryAfter * 1_000])

    answers['/api/credentials'] = credentials as NonNullable<typeof credentials>
    waits[0]?.work()
    await data.offline.prepareOffline()
    expect(new Set(asked)).toEqual(new Set(Object.keys(answers)))
    expect(asked).toHaveLength(Object.keys(answers).length + 1)
    expect(waits).toHaveLength(1)
  },
)

it('OFF-3 KEEP-1 without a time to wait it waits longer after each refusal', async () => {
  const { answers, asked, open, waits } = workplace()
  answers['/api/credentials'] = { status: 503, body: {} }
  const data = open()
  for (let refusals = 0; refusals < 4; refusals++) {
    waits[refusals - 1]?.work()
    await data.offline.prepareOffline()
  }
  expect(asked.filter((url) => url === '/api/credentials')).toHaveLength(4)
  const least = [2_000, 2_000, 4_000, 8_000]
  expect(waits).toHaveLength(least.length)
  for (const [at, { wait }] of waits.entries()) expect(wait).toBeGreaterThanOrEqual(least[at] ?? 0)
})
