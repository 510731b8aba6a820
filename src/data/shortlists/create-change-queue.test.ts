import { expect, it } from 'vitest'
import type { ShortlistDetail, ShortlistItem } from '../../contract/buyers/shortlist.ts'
import { ProblemError } from '../../contract/problem.ts'
import type { LocalArea } from '../../lib/local-area.ts'
import { createUnsentForms } from '../unsent-forms.ts'
import { createChangeQueue } from './create-change-queue.ts'
import { createStoredChanges } from './stored-changes.ts'

const problem = (status: number, code = 'x') =>
  new ProblemError({ status, code, message: 'Refused.' })

function itemNow(more: Partial<ShortlistItem> = {}): ShortlistItem {
  return {
    ...{ id: 'item', version: 1, name: 'Wattle', supplier: null, status: 'to-look-at', note: '' },
    ...{ author: null, notedAt: null, addedAt: '2026-11-01T10:00:00.000Z', ...more },
  }
}

/** A queue over a server that has one item, and a device that outlasts it. */
function openDesk() {
  const stored = new Map<string, string>()
  const local = {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, value: string) => void stored.set(key, value),
  } as LocalArea
  const server = {
    item: itemNow() as ShortlistItem | null,
    failure: null as Error | null,
    calls: 0,
  }
  const api = {
    changeItem: async (_buyer: string, _of: object, body: object) => {
      server.calls += 1
      if (server.failure) throw server.failure
      const { version, ...noted } = body as { version: number; status?: string; note?: string }
      if (!server.item) throw problem(404, 'unknown-record')
      if (server.item.version !== version) throw problem(412, 'record-changed')
      server.item = { ...server.item, ...noted, version: version + 1 } as ShortlistItem
      return server.item
    },
    list: async () => {
      if (server.failure) throw server.failure
      return { items: server.item ? [server.item] : [] } as unknown as ShortlistDetail
    },
  }
  let key = 0
  const reach = { isReachable: true, clock: 1_000_000 }
  const forms = (user: string) =>
    createUnsentForms(local, user, { addEventListener() {}, removeEventListener() {} })
  const open = (user = 'ada') =>
    createChangeQueue({
      ...{ api, buyer: 'quandong', now: () => reach.clock, random: () => 0.5 },
      stored: createStoredChanges(forms(user), 'quandong'),
      newKey: () => `key-${(key += 1)}`,
      isReachable: () => reach.isReachable,
      lease: (work) => work(),
      later: () => () => {},
      whenTold: () => {},
    })
  return { server, reach, open, local }
}

it('DSC-4 what is noted goes to the server, and is on the device until it is there', async () => {
  const { server, open } = openDesk()
  const queue = open()
  const saved: number[] = []
  queue.follow((news) => news && saved.push(news.item.version))
  const sent = queue.note('list', itemNow(), { note: 'Rang them.' })
  expect(queue.all()).toMatchObject([{ note: 'Rang them.', state: 'waiting' }])
  await sent
  expect(queue.all()).toEqual([])
  expect(server.item).toMatchObject({ note: 'Rang them.', version: 2 })
  expect(saved).toEqual([2])
})

it('DSC-4 without a network it outlasts the page, and goes by itself later', async () => {
  const { server, reach, open } = openDesk()
  reach.isReachable = false
  server.failure = problem(0, 'no-answer')
  await open().note('list', itemNow(), { note: 'Rang them.' })
  const later = open()
  await later.note('list', itemNow(), { status: 'chosen' })
  expect(later.all()).toMatchObject([{ note: 'Rang them.', status: 'chosen', state: 'waiting' }])
  // Somebody else who uses the device sees nothing of it, and sends nothing.
  expect(open('bo').all()).toEqual([])
  const calls = server.calls
  await later.send('due')
  expect(server.calls).toBe(calls)
  server.failure = null
  reach.isReachable = true
  reach.clock += 300_000
  await later.send('due')
  expect(server.item).toMatchObject({ note: 'Rang them.', status: 'chosen', version: 2 })
  expect(open().all()).toEqual([])
})

it('DSC-4 what two people changed of different things stays from both', async () => {
  const { server, open } = openDesk()
  server.item = itemNow({ version: 4, status: 'chosen' })
  const queue = open()
  await queue.note('list', itemNow(), { note: 'Rang them.' })
  expect(queue.all()).toEqual([])
  expect(server.item).toMatchObject({ status: 'chosen', note: 'Rang them.', version: 5 })
})

it('DSC-4 of two notes none is lost: the user sees both and chooses', async () => {
  const { server, open } = openDesk()
  const author = { name: 'Bo Ferris', isSelf: false }
  server.item = itemNow({ version: 2, note: 'Theirs.', author })
  const queue = open()
  await queue.note('list', itemNow(), { note: 'Mine.' })
  expect(queue.all()).toMatchObject([
    { state: 'conflict', note: 'Mine.', theirs: { note: 'Theirs.', author: 'Bo Ferris' } },
  ])
  expect(server.item).toMatchObject({ note: 'Theirs.' })
  // It stays so over a reload, and nothing sends it by itself.
  await open().send('due')
  expect(open().all()).toMatchObject([{ state: 'conflict', note: 'Mine.' }])
  await queue.settle('item', { note: 'Theirs.\n\nMine.' })
  expect(server.item).toMatchObject({ note: 'Theirs.\n\nMine.', version: 3 })
  expect(queue.all()).toEqual([])
})

it('DSC-4 theirs can be left as it is', async () => {
  const { server, open } = openDesk()
  server.item = itemNow({ version: 2, note: 'Theirs.' })
  const queue = open()
  await queue.note('list', itemNow(), { note: 'Mine.' })
  queue.drop('item')
  expect(queue.all()).toEqual([])
  expect(server.item).toMatchObject({ note: 'Theirs.', version: 2 })
})

it.each([
  ['is gone', null, 404],
  ['may not be changed any more', problem(403, 'buyer-role'), 403],
])('DSC-4 what was noted of an item that %s stays, with the reason', async (_, failure, status) => {
  const { server, open } = openDesk()
  server.failure = failure
  if (!failure) server.item = null
  const queue = open()
  await queue.note('list', itemNow(), { note: 'Mine.' })
  expect(queue.all()).toMatchObject([{ state: 'refused', note: 'Mine.', problem: { status } }])
})

it('DSC-4 an answer that was lost is found out, not taken for somebody else’s change', async () => {
  const { server, open } = openDesk()
  server.item = itemNow({ version: 2, note: 'Mine.' })
  const queue = open()
  await queue.note('list', itemNow(), { note: 'Mine.' })
  expect(queue.all()).toEqual([])
  expect(server.item.version).toBe(2)
})

it('DSC-4 what another release has stored, and this one cannot read, stays', async () => {
  const { open, local } = openDesk()
  const foreign = { item: 'other', shape: 'of tomorrow' }
  local.set(
    'unsent.forms',
    JSON.stringify([{ user: 'ada', form: 'shortlists quandong', typed: { changes: [foreign] } }]),
  )
  await open().note('list', itemNow(), { note: 'Rang them.' })
  expect(JSON.parse(local.get('unsent.forms') ?? '')).toMatchObject([
    { typed: { changes: [foreign] } },
  ])
})
