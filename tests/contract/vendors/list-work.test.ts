import { beforeEach, expect, it } from 'vitest'
import { indexMissing } from '#server/store/search/index-missing.ts'
import { documentShape } from '#server/store/search/packed-document.ts'
import {
  beginMatching,
  LostList,
  type NewRow,
  storeRows,
  takeList,
} from '#server/store/vendors/list-work.ts'
import { createListWorker } from '#server/vendors/work/list-worker.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { fullProfile } from '../../fixtures/profile.ts'
import { searchDesk } from '../../fixtures/search-desk.ts'
import { testCatalogue } from '../../fixtures/test-catalogue.ts'
import { listDesk } from '../../fixtures/vendors/list-desk.ts'

const csv = (...rows: string[]) => ['Vendor No;Name;Country;Spend EUR', ...rows].join('\n')
const plain = csv('V1;Wattle & Wool Pty Ltd;AU;5', 'V2;Wattle and Wool;;6', 'V3;Nobody GmbH;DE;7')
const nothing = JSON.stringify({
  ...{ vendorNumber: '', numbers: [], country: '', town: '', domains: [] },
})
const aRow: NewRow = {
  ...{ row_at: 2, version: 1, name: 'Wattle', words: 'wattle', said: nothing, amount: 1 },
  ...{ verdict: 'none', outcome: 'none', candidates: '[]', decision: null, supplier: null },
  ...{ same_keys: '["name  wattle"]', repeats_row: null },
}
const silent = { error: () => {} }

contractSuite('work on lists of vendors', (bench) => {
  const desk = listDesk(bench)
  let ada: Person
  const buyerOf = (one: Person) => desk.create(one)
  // One account does not manage as many buyers as there are tests.
  beforeEach(async () => {
    ada = await desk.somebody('Ada')
  })

  it('DSC-5 a list that is cancelled keeps its file, and is compared from the beginning when it is started again', async () => {
    const buyer = await buyerOf(ada)
    const read = await desk.read(ada, buyer, plain)
    const { id } = read
    const cancel = () => desk.send('cancelVendorList', ada, { params: { buyer, id } })
    expect((await cancel()).status).toBe(409)
    await desk.start(ada, buyer, id)
    expect((await cancel()).status).toBe(200)
    await bench.app.listsChecked()
    expect(await desk.find(ada, buyer, id)).toMatchObject({ state: 'cancelled', checked: 0 })
    await desk.start(ada, buyer, id)
    const again = {
      params: { buyer, id },
      body: { columns: read.columns.map(() => ({ kind: 'name' })) },
    }
    expect((await desk.refuse('startVendorList', ada, again)).status).toBe(409)
    await bench.app.listsChecked()
    expect(await desk.find(ada, buyer, id)).toMatchObject({ state: 'done', checked: 3 })
    expect((await cancel()).status).toBe(409)
  })

  const many = csv(...Array.from({ length: 2_500 }, (_, at) => `V${at};Nobody ${at} GmbH;DE;1`))
  const position = async (id: string) =>
    bench.open.db
      .selectFrom('vendor_lists')
      .select(['position', 'checked', 'state', 'holder'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const rowsOf = async (id: string) =>
    (
      await bench.open.db
        .selectFrom('vendor_rows')
        .select('row_at')
        .where('list_id', '=', id)
        .execute()
    ).length

  const takeFor = async (id: string, holder: string, now: number) => {
    const taken = await takeList(bench.open.db, { holder, now, lease: 10 })
    if (taken) await beginMatching(bench.open.db, id, holder)
    return taken?.list.id
  }

  it('DSC-5 goes on behind the last stored row when a process was killed, and no row is there twice', async () => {
    const buyer = await buyerOf(ada)
    const { id } = await desk.read(ada, buyer, many)
    await desk.start(ada, buyer, id)
    await takeFor(id, 'killed', 0)
    const rows = Array.from({ length: 1_000 }, (_, at) => ({ ...aRow, row_at: at + 2 }))
    await storeRows(bench.open, id, { holder: 'killed', from: 1 }, rows)
    await bench.app.listsChecked()
    expect(await desk.find(ada, buyer, id)).toMatchObject({
      ...{ state: 'done', checked: 2_500, counts: { match: 0, possible: 0, none: 2_500 } },
      // Among rows of both processes.
      repeats: 999,
    })
    expect(await rowsOf(id)).toBe(2_500)
    const { results } = await desk.rows(ada, buyer, id, { after: '1000' })
    expect(results.slice(0, 2).map(({ said }) => said.name)).toEqual(['Wattle', 'Nobody 1000 GmbH'])
  })

  it('DSC-5 a process that ends gives its list back as it is', async () => {
    const buyer = await buyerOf(ada)
    const { id } = await desk.read(ada, buyer, many)
    await desk.start(ada, buyer, id)
    const ending = new AbortController()
    const working = createListWorker({ open: bench.open, log: silent, now: Date.now })(
      ending.signal,
    )
    const stateNow = async () => (await position(id)).state
    await expect.poll(stateNow, { interval: 5 }).toBe('matching')
    ending.abort()
    await working
    const { checked, state, holder } = await position(id)
    expect({ state, holder }).toEqual({ state: 'matching', holder: null })
    expect(await rowsOf(id)).toBe(checked)
    await bench.app.listsChecked()
    expect(await rowsOf(id)).toBe(2_500)
  })

  it('DSC-5 of two processes that believe a list to be theirs, one stores its rows, and once', async () => {
    const buyer = await buyerOf(ada)
    const { id } = await desk.read(ada, buyer, plain)
    await desk.start(ada, buyer, id)
    expect(await takeFor(id, 'one', 0)).toBe(id)
    expect(await takeFor(id, 'two', 5)).toBeUndefined()
    expect(await takeFor(id, 'two', 20)).toBe(id)
    const store = (holder: string, from: number) =>
      storeRows(bench.open, id, { holder, from }, [aRow]).catch((error: unknown) => error)
    expect(await store('one', 1)).toBeInstanceOf(LostList)
    expect(await store('two', 1)).toBe(aRow.row_at)
    expect(await store('two', 1)).toBeInstanceOf(LostList)
    expect(await position(id)).toMatchObject({ position: aRow.row_at, checked: 1 })
    expect(await rowsOf(id)).toBe(1)
    await desk.send('cancelVendorList', ada, { params: { buyer, id } })
    expect(await store('two', aRow.row_at)).toBeInstanceOf(LostList)
  })

  it('DSC-5 no list is compared before the index has all suppliers again', async () => {
    const { db } = bench.open
    const { signal } = new AbortController()
    await searchDesk(bench).save('Wattle & Wool Pty Ltd', fullProfile)
    await bench.app.followed()
    await indexMissing(bench.open, testCatalogue, signal)
    const buyer = await buyerOf(ada)
    // As after a release that makes the index in another way.
    const shape = documentShape - 1
    await db.updateTable('search_documents').set({ shape, document: null }).execute()
    await db.updateTable('search_walk').set({ shape, is_over: 1 }).execute()
    // A file is read meanwhile.
    const { id } = await desk.read(ada, buyer, plain)
    await desk.start(ada, buyer, id)
    for (let times = 0; times < 6; times += 1) await bench.app.listsChecked()
    expect(await desk.find(ada, buyer, id)).toMatchObject({ state: 'waiting', checked: 0 })
    await indexMissing(bench.open, testCatalogue, signal)
    await bench.app.listsChecked()
    expect(await desk.find(ada, buyer, id)).toMatchObject({
      ...{ state: 'done', counts: { match: 1, possible: 1, none: 1 } },
    })
  })

  it('DSC-5 a list with which processes end again and again is given up', async () => {
    const buyer = await buyerOf(ada)
    const { id } = await desk.read(ada, buyer, plain)
    await desk.start(ada, buyer, id)
    for (let time = 0; time < 5; time += 1) {
      const taken = await takeList(bench.open.db, { holder: 'gone', now: 0, lease: 1 })
      expect(taken?.list.id).toBe(id)
      await bench.open.db.updateTable('vendor_lists').set({ holder: null }).execute()
    }
    await bench.app.listsChecked()
    expect(await desk.find(ada, buyer, id)).toMatchObject({
      ...{ state: 'failed', problem: { code: 'broken-off', row: null } },
    })
  })
})
