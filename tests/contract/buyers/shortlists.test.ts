import { beforeAll, expect, it } from 'vitest'
import * as limits from '#src/contract/limits.ts'
import { forgetRemovedItems } from '#server/store/buyers/shortlist-items.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { fullProfile } from '../../fixtures/profile.ts'
import { searchDesk } from '../../fixtures/search-desk.ts'
import { shortlistDesk, type ShortlistHands } from '../../fixtures/shortlist-desk.ts'

const day = 86_400_000

contractSuite('shortlists of a buyer', (bench) => {
  const { desk, open } = shortlistDesk(bench)
  const { save } = searchDesk(bench)
  let hands: ShortlistHands
  let ada: Person
  let bo: Person
  let buyer: string
  let wattle: string

  beforeAll(async () => {
    hands = await open()
    ;({ admin: ada, buyer } = hands)
    bo = await desk.somebody('Bo', { firstName: 'Bo', lastName: 'Ferris' })
    await desk.join(bo, ada, buyer, 'EDITOR')
    wattle = (await save('Wattle & Wool Pty Ltd', fullProfile)).slug
  })
  const begin = (name?: string) => hands.begin(name)
  const read = (id: string, who?: Person) => hands.read(id, who)
  const add = (id: string, slug: string, who?: Person) => hands.add(id, slug, who)
  const change = (id: string, item: string, body: object, who?: Person) =>
    hands.change(id, item, body, who)

  it('DSC-4 shows a supplier as the search does, with what the team noted and who did', async () => {
    const { id } = await begin()
    expect(await read(id, bo)).toMatchObject({ name: 'Cotton', version: 1, items: [], has: null })
    const added = await add(id, wattle)
    expect(added).toMatchObject({
      ...{ name: 'Wattle & Wool Pty Ltd', status: 'to-look-at', note: '', version: 1 },
      ...{ author: null, notedAt: null },
      supplier: { slug: wattle, credentialCount: 2, reasons: [], distance: null },
    })
    const body = { version: 1, status: 'in-contact', note: 'Rang them.\nThey call back.' }
    expect((await change(id, added.id, body, bo)).status).toBe(200)
    const [item] = (await read(id)).items
    expect(item).toMatchObject({
      ...{ version: 2, status: 'in-contact', note: 'Rang them.\nThey call back.' },
      ...{ author: { name: 'Bo Ferris', isSelf: false }, notedAt: expect.any(String) },
    })
    // The status alone leaves the note to who wrote it.
    await change(id, added.id, { version: 2, status: 'chosen' })
    const [later] = (await read(id, bo)).items
    expect(later).toMatchObject({
      ...{ version: 3, status: 'chosen', author: { name: 'Bo Ferris', isSelf: true } },
    })
    const all = await hands.lists(wattle)
    expect(all.find((one) => one.id === id)).toMatchObject({
      ...{ has: true, counts: { 'to-look-at': 0, 'in-contact': 0, chosen: 1, 'not-now': 0 } },
    })
  })

  it('DSC-4 adding twice changes nothing', async () => {
    const { id } = await begin()
    const first = await add(id, wattle)
    await change(id, first.id, { version: 1, note: 'Ours.' })
    const [one, other] = await Promise.all([add(id, wattle), add(id, wattle, bo)])
    expect([one, other].map((item) => [item.id, item.version, item.note])).toEqual([
      ...[[first.id, 2, 'Ours.'] as const, [first.id, 2, 'Ours.'] as const],
    ])
    const nobody = { params: { buyer, id, slug: 'no-such-supplier' } }
    expect(await desk.refuse('addToShortlist', ada, nobody)).toMatchObject({
      ...{ status: 404, code: 'unknown-organisation' },
    })
  })

  it('DSC-4 of two who change an item at once, the second is told; nothing is lost', async () => {
    const { id } = await begin()
    const { id: item } = await add(id, wattle)
    const answers = await Promise.all([
      change(id, item, { version: 1, note: 'One' }),
      change(id, item, { version: 1, note: 'Two' }, bo),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]))
    const [kept] = (await read(id)).items
    expect(kept).toMatchObject({ version: 2, note: expect.stringMatching(/^(?:One|Two)$/) })
    const old = { params: { buyer, id, item, version: '1' } }
    expect(await desk.refuse('removeShortlistItem', ada, old)).toMatchObject({
      ...{ status: 412, code: 'record-changed' },
    })
    expect((await read(id)).items).toHaveLength(1)
  })

  it('DSC-4 what was taken off comes back with its note for a day, and is gone then', async () => {
    const { id } = await begin()
    const { id: item } = await add(id, wattle)
    await change(id, item, { version: 1, note: 'Too small.', status: 'not-now' }, bo)
    const off = (version: number) =>
      desk.send('removeShortlistItem', ada, {
        params: { buyer, id, item, version: String(version) },
      })
    expect((await off(2)).status).toBe(204)
    expect((await read(id)).items).toEqual([])
    expect((await change(id, item, { version: 3, note: 'Late' })).status).toBe(404)
    const restore = () => desk.send('restoreShortlistItem', ada, { params: { buyer, id, item } })
    expect((await restore()).status).toBe(200)
    const back = { id: item, note: 'Too small.', status: 'not-now', author: { name: 'Bo Ferris' } }
    expect((await read(id)).items).toMatchObject([back])
    await off(3)
    expect(await add(id, wattle)).toMatchObject(back)
    await off(4)
    const { db } = bench.open
    await forgetRemovedItems(db, Date.now() + day / 2)
    expect((await restore()).status).toBe(200)
    await off(5)
    await forgetRemovedItems(db, Date.now() + 2 * day)
    expect((await restore()).status).toBe(404)
    expect(await add(id, wattle)).toMatchObject({ note: '', version: 1 })
  })

  it('DSC-4 is renamed by the version that was looked at, and deleted with its notes', async () => {
    const { id } = await begin('Wool')
    const { id: item } = await add(id, wattle)
    const rename = (name: string, version: number) =>
      desk.send('renameShortlist', bo, { params: { buyer, id }, body: { name, version } })
    const answers = await Promise.all([rename('Felt', 1), rename('Felt', 1)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]))
    expect((await read(id)).name).toBe('Felt')
    const gone = { params: { buyer, id } }
    expect((await desk.send('removeShortlist', bo, gone)).status).toBe(204)
    expect((await desk.send('removeShortlist', bo, gone)).status).toBe(404)
    const left = await bench.open.db.selectFrom('shortlist_items').select('id').execute()
    expect(left.map((one) => one.id)).not.toContain(item)
  })

  it.each<[string, string, object, string]>([
    ['no name', 'createShortlist', { name: ' ' }, 'name'],
    ['a status that is none', 'changeShortlistItem', { version: 1, status: 'won' }, 'status'],
    [
      'a note that is too long',
      'changeShortlistItem',
      { version: 1, note: 'x'.repeat(limits.shortlistNote + 1) },
      'note',
    ],
    ['no version', 'changeShortlistItem', { note: 'x' }, 'version'],
  ])('DSC-4 names the field that is wrong: %s', async (_, name, body, field) => {
    const { id } = await begin()
    const { id: item } = await add(id, wattle)
    const params = name === 'createShortlist' ? { buyer } : { buyer, id, item }
    const call = { params, body }
    expect(await desk.refuse(name as 'createShortlist', ada, call)).toMatchObject({
      ...{ status: 422, field },
    })
  })

  it('DSC-4 a buyer has as many lists, and a list as many suppliers, as it may', async () => {
    const cy = await desk.somebody('Cy')
    const own = await desk.create(cy)
    const call = { params: { buyer: own }, body: { name: 'Cotton' } }
    let id = ''
    for (let count = 0; count < limits.shortlists; count += 1)
      ({ id } = (await desk.succeed('createShortlist', cy, call)).data)
    expect(await desk.refuse('createShortlist', cy, call)).toMatchObject({
      ...{ status: 422, code: 'too-many-shortlists' },
    })
    const now = new Date().toISOString()
    const rows = Array.from({ length: limits.shortlistItems }, (_, at) => ({
      ...{ id: crypto.randomUUID(), shortlist_id: id, organisation_id: null, name: `Gone ${at}` },
      ...{ status: 'to-look-at' as const, note: '', user_id: null, noted_at: null, version: 1 },
      ...{ added_at: now, removed_at: null },
    }))
    await bench.open.db.insertInto('shortlist_items').values(rows).execute()
    const more = { params: { buyer: own, id, slug: wattle } }
    expect(await desk.refuse('addToShortlist', cy, more)).toMatchObject({
      ...{ status: 422, code: 'too-many-shortlisted' },
    })
  })

  it('DSC-4 a list of another buyer is not there, under whatever address', async () => {
    const cy = await desk.somebody('Cy')
    const own = await desk.create(cy)
    const { id } = await begin()
    const { id: item } = await add(id, wattle)
    for (const [name, params, body] of [
      ['shortlist', { id }, undefined],
      ['renameShortlist', { id }, { version: 1, name: 'Mine' }],
      ['removeShortlist', { id }, undefined],
      ['addToShortlist', { id, slug: wattle }, undefined],
      ['changeShortlistItem', { id, item }, { version: 1, note: 'Mine' }],
      ['removeShortlistItem', { id, item, version: '1' }, undefined],
      ['restoreShortlistItem', { id, item }, undefined],
    ] as const) {
      const call = { params: { buyer: own, ...params }, ...(body && { body }) }
      expect(await desk.refuse(name, cy, call), name).toMatchObject({
        ...{ status: 404, code: 'unknown-record' },
      })
    }
    // Nor an item of another list of the same buyer.
    const { id: other } = await begin('Other')
    expect((await change(other, item, { version: 1, note: 'x' })).status).toBe(404)
    expect((await read(id)).items).toMatchObject([{ version: 1, note: '' }])
  })
})
