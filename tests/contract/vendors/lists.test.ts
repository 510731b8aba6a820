import { beforeAll, beforeEach, expect, it } from 'vitest'
import * as limits from '#src/contract/limits.ts'
import { asXlsx } from '#server/vendors/testing/list-files.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { fullProfile } from '../../fixtures/profile.ts'
import { searchDesk } from '../../fixtures/search-desk.ts'
import { listDesk } from '../../fixtures/vendors/list-desk.ts'

const headings = 'Vendor No;Name;Country;Spend EUR'
const csv = (...rows: string[]) => [headings, ...rows].join('\n')
const plain = csv(
  'V1;Wattle & Wool Pty Ltd;Australia;1.234,50',
  'V2;Wattle and Wool;;200',
  'V3;Nobody at all GmbH;Germany;(10,00)',
)
const four = (kind: 'other' | 'country') => Array.from({ length: 4 }, () => ({ kind }))

contractSuite('lists of vendors of a buyer', (bench) => {
  const desk = listDesk(bench)
  const { save } = searchDesk(bench)
  let ada: Person
  let wattle: string
  const buyerOf = (one: Person) => desk.create(one)

  beforeAll(async () => {
    wattle = (await save('Wattle & Wool Pty Ltd', fullProfile)).slug
    await bench.app.followed()
  })
  // One account does not manage as many buyers as there are tests.
  beforeEach(async () => {
    ada = await desk.somebody('Ada')
  })

  it('DSC-5 a list is read, its columns are told, and its rows are compared', async () => {
    const buyer = await buyerOf(ada)
    const added = await desk.upload(ada, buyer, plain)
    expect(added).toMatchObject({ state: 'reading', name: 'vendors.csv', rows: null, columns: [] })
    await bench.app.listsChecked()
    const read = await desk.find(ada, buyer, added.id)
    expect(read).toMatchObject({ state: 'mapping', rows: 3, uploadedBy: 'Ada Ng' })
    expect(read.columns.map(({ meaning }) => meaning.kind)).toEqual([
      ...['vendor-number', 'name', 'country', 'spend'],
    ])
    expect(read.columns[1]).toMatchObject({
      ...{ heading: 'Name', certainty: expect.any(Number) },
      samples: ['Wattle & Wool Pty Ltd', 'Wattle and Wool', 'Nobody at all GmbH'],
    })
    expect(read.numberKinds).toContainEqual({
      ...{ typeId: 'au-abn', name: 'Australia: Australian Business Number (ABN)' },
    })
    expect(await desk.start(ada, buyer, read.id)).toMatchObject({ state: 'waiting', checked: 0 })
    await bench.app.listsChecked()
    const done = await desk.find(ada, buyer, read.id)
    expect(done).toMatchObject({
      ...{ state: 'done', checked: 3, counts: { match: 1, possible: 1, none: 1 } },
    })
    const { results } = await desk.rows(ada, buyer, read.id)
    expect(results[0]).toMatchObject({
      ...{ at: 2, outcome: 'match', amount: 1234.5, supplier: wattle },
      said: { name: 'Wattle & Wool Pty Ltd', vendorNumber: 'V1', country: 'Australia' },
      candidates: [{ slug: wattle, name: 'Wattle & Wool Pty Ltd' }],
    })
    expect(results[0]?.candidates[0]?.reasons.map(({ code }) => code)).toEqual([
      ...['name-equal', 'country-equal'],
    ])
    expect(results[2]).toMatchObject({ outcome: 'none', amount: -10, candidates: [] })
    const left = await bench.open.db.selectFrom('vendor_files').select('list_id').execute()
    expect(left.filter(({ list_id }) => list_id === read.id)).toEqual([])
  })

  it('DSC-5 what was said of columns is remembered for the next list with the same headings', async () => {
    const buyer = await buyerOf(ada)
    const first = await desk.read(ada, buyer, plain)
    const said = first.columns.map(({ meaning }, at) =>
      at === 0 ? ({ kind: 'number' } as const) : meaning,
    )
    await desk.start(ada, buyer, first.id, said)
    await bench.app.listsChecked()
    const next = await desk.read(ada, buyer, asXlsx([headings.split(';'), ['9', 'Somebody']]))
    expect(next.columns.map(({ meaning }) => meaning)).toEqual(said)
    expect(next.columns.map(({ certainty }) => certainty)).toEqual([null, null, null, null])
    const other = await desk.read(ada, await buyerOf(ada), plain)
    expect(other.columns[0]?.meaning.kind).toBe('vendor-number')
  })

  it.each<[string, Buffer | string, object]>([
    [
      'a workbook of another make',
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      { code: 'old-workbook' },
    ],
    ['a picture', Buffer.from([0x89, 0x50, 0, 0, 1, 2, 3, 0, 0, 1]), { code: 'no-table' }],
    ['a cell that is too long', `Name\n${'x'.repeat(2_000)}\n`, { code: 'cell-too-long', row: 2 }],
  ])('DSC-5 says what is wrong with a file: %s', async (_, file, problem) => {
    const buyer = await buyerOf(ada)
    const list = await desk.read(ada, buyer, Buffer.from(file))
    expect(list).toMatchObject({ state: 'failed', problem, rows: null })
  })

  it('DSC-5 a file without a byte is refused, and one that is larger than a file may be', async () => {
    const buyer = await buyerOf(ada)
    const refused = await desk.refuse('uploadVendorList', ada, desk.uploadCall(buyer, ''))
    expect(refused).toMatchObject({ status: 422, field: 'body' })
    const large = Buffer.alloc(20_000_001, 'a')
    const answer = await desk.refuse('uploadVendorList', ada, desk.uploadCall(buyer, large))
    expect(answer).toMatchObject({ status: 413 })
  })

  it.each<[string, object[], string]>([
    ['too few columns', [{ kind: 'name' }], 'columns'],
    ['nothing by which to find anybody', four('other'), 'columns'],
    ['two countries', [{ kind: 'name' }, ...four('country').slice(1)], 'columns.2.kind'],
    [
      'an unknown kind of number',
      [{ kind: 'identifier', typeId: 'xx-none' }, ...four('other').slice(1)],
      'columns.0.typeId',
    ],
  ])('DSC-5 names what is wrong with a mapping: %s', async (_, columns, field) => {
    const buyer = await buyerOf(ada)
    const { id } = await desk.read(ada, buyer, plain)
    const call = { params: { buyer, id }, body: { columns } }
    expect(await desk.refuse('startVendorList', ada, call)).toMatchObject({ status: 422, field })
  })

  it('DSC-5 nobody else has a list, and viewers change none', async () => {
    const buyer = await buyerOf(ada)
    const { id } = await desk.read(ada, buyer, plain)
    const eve = await desk.somebody('Eve')
    const own = await desk.create(eve)
    const foreign = { params: { buyer: own, id } }
    expect(await desk.refuse('vendorList', eve, foreign)).toMatchObject({ status: 404 })
    expect(await desk.refuse('vendorRows', eve, foreign)).toMatchObject({ status: 404 })
    expect(await desk.refuse('removeVendorList', eve, foreign)).toMatchObject({ status: 404 })
    const vic = await desk.somebody('Vic')
    await desk.join(vic, ada, buyer, 'VIEWER')
    expect((await desk.find(vic, buyer, id)).state).toBe('mapping')
    const change = { params: { buyer, id } }
    expect(await desk.refuse('removeVendorList', vic, change)).toMatchObject({ status: 403 })
  })

  it('DSC-5 a buyer has as many lists under way as it may, and as many lists', async () => {
    const buyer = await buyerOf(ada)
    for (let count = 0; count < limits.openVendorLists; count += 1)
      await desk.upload(ada, buyer, plain)
    const more = () => desk.refuse('uploadVendorList', ada, desk.uploadCall(buyer, plain))
    expect(await more()).toMatchObject({ status: 422, code: 'too-many-lists', reason: 'open' })
    const [own] = await bench.app.store.buyers.of(ada.user.id)
    const { db } = bench.open
    const done = () => db.updateTable('vendor_lists').set({ state: 'done' }).execute()
    await done()
    const row = await db
      .selectFrom('vendor_lists')
      .selectAll()
      .where('buyer_id', '=', own?.id ?? '')
      .executeTakeFirstOrThrow()
    for (let count = limits.openVendorLists; count < limits.vendorLists; count += 1)
      await db
        .insertInto('vendor_lists')
        .values({ ...row, id: crypto.randomUUID() })
        .execute()
    expect(await more()).toMatchObject({ status: 422, code: 'too-many-lists', reason: 'buyer' })
  })
})
