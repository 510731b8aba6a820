import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { ObjectiveInput } from '#src/contract/buyers/objective.ts'
import type { VendorRow } from '#src/contract/buyers/vendor-row.ts'
import * as limits from '#src/contract/limits.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { fullProfile } from '../../fixtures/profile.ts'
import { searchDesk } from '../../fixtures/search-desk.ts'
import { listDesk } from '../../fixtures/vendors/list-desk.ts'
import { copyList } from '../../fixtures/vendors/store-list.ts'

const file = [
  'Vendor No;Name;Country;City;Spend EUR',
  '=1+1;Wattle & Wool Pty Ltd;AU;Leichhardt;600',
  'V2;Wattle & Wool Pty Ltd;AU;;100',
  'V3;Banksia Paper Pty Ltd;AU;;200',
  'V4;Wattle and Wool;;;50',
  'V5;"Nobody ""at all"" GmbH";DE;Kassel;50',
].join('\n')

contractSuite('what was found for lists of vendors', (bench) => {
  const desk = listDesk(bench)
  const { save } = searchDesk(bench)
  let ada: Person
  let buyer: string
  let list: { buyer: string; id: string }
  let compared: string
  let [wattle, banksia] = ['', '']

  beforeAll(async () => {
    wattle = (await save('Wattle & Wool Pty Ltd', fullProfile)).slug
    banksia = (await save('Banksia Paper Pty Ltd', { country: 'AU', credentials: ['b-corp'] })).slug
    await bench.app.followed()
    const lee = await desk.somebody('Lee')
    const own = await desk.create(lee)
    compared = (await desk.read(lee, own, file)).id
    await desk.start(lee, own, compared)
    await bench.app.listsChecked()
  })
  beforeEach(async () => {
    ada = await desk.somebody('Ada')
    buyer = await desk.create(ada)
    list = { buyer, id: await copyList(bench.open, compared, buyer) }
  })
  const rows = async (query: object = {}) => (await desk.rows(ada, buyer, list.id, query)).results
  const counts = async () => (await desk.find(ada, buyer, list.id)).counts
  const possible = async () => {
    const [row] = await rows({ outcome: 'possible' })
    return row as VendorRow
  }

  it('DSC-5 gives rows by what was found, by words, and by pages', async () => {
    expect(await counts()).toEqual({ match: 3, possible: 1, none: 1 })
    expect((await rows({ outcome: 'match' })).map(({ at }) => at)).toEqual([2, 3, 4])
    expect((await rows({ words: 'wool v2' })).map(({ at }) => at)).toEqual([3])
    expect((await rows({ words: 'KASSEL', outcome: 'none' })).map(({ at }) => at)).toEqual([6])
    expect(await rows({ words: 'kassel', outcome: 'match' })).toEqual([])
    expect((await rows({ after: '4' })).map(({ at }) => at)).toEqual([5, 6])
    const all = await desk.rows(ada, buyer, list.id)
    expect(all.next).toBeNull()
  })

  it('DSC-5 rows that seem to have the vendor of an earlier row are told, and listed', async () => {
    expect((await desk.find(ada, buyer, list.id)).repeats).toBe(1)
    const firsts = (await rows()).map(({ at, repeats }) => [at, repeats])
    expect(Object.fromEntries(firsts)).toEqual({ 2: null, 3: 2, 4: null, 5: null, 6: null })
    expect((await rows({ only: 'repeats' })).map(({ at }) => at)).toEqual([3])
    expect(await rows({ only: 'repeats', outcome: 'none' })).toEqual([])
  })

  it('DSC-5 a page ends where it does, and the next one begins behind it', async () => {
    const row = await bench.open.db
      .selectFrom('vendor_rows')
      .selectAll()
      .where('list_id', '=', list.id)
      .where('row_at', '=', 6)
      .executeTakeFirstOrThrow()
    for (let at = 7; at < 7 + limits.vendorRowPage; at += 1)
      await bench.open.db
        .insertInto('vendor_rows')
        .values({ ...row, row_at: at })
        .execute()
    const first = await desk.rows(ada, buyer, list.id)
    expect(first.results).toHaveLength(limits.vendorRowPage)
    expect(first.next).toBe('51')
    const second = await desk.rows(ada, buyer, list.id, { after: first.next ?? '' })
    expect(second.results.map(({ at }) => at)).toEqual([52, 53, 54, 55, 56])
    expect(second.next).toBeNull()
  })

  it('DSC-5 an editor says which supplier a row means, or none, and takes it back', async () => {
    const row = await possible()
    expect(row).toMatchObject({ at: 5, version: 1, isDecided: false, supplier: null })
    const key = row.candidates[0]?.key ?? ''
    const chosen = await desk.decide(ada, list, row, { kind: 'supplier', key })
    expect(chosen).toMatchObject({
      ...{ version: 2, outcome: 'match', verdict: 'possible', isDecided: true, supplier: key },
    })
    expect(await counts()).toEqual({ match: 4, possible: 0, none: 1 })
    const none = await desk.decide(ada, list, chosen, { kind: 'none' })
    expect(none).toMatchObject({ outcome: 'none', supplier: null, isDecided: true })
    expect(await counts()).toEqual({ match: 3, possible: 0, none: 2 })
    const undone = await desk.decide(ada, list, none, { kind: 'undo' })
    expect(undone).toMatchObject({ outcome: 'possible', supplier: null, isDecided: false })
    expect(await counts()).toEqual({ match: 3, possible: 1, none: 1 })
  })

  it('DSC-5 a match that is wrong can be refused, and be taken back', async () => {
    const [row] = (await rows({ outcome: 'match' })) as [VendorRow]
    const refused = await desk.decide(ada, list, row, { kind: 'none' })
    expect(refused).toMatchObject({ outcome: 'none', verdict: 'match' })
    const back = await desk.decide(ada, list, refused, { kind: 'undo' })
    expect(back).toMatchObject({ outcome: 'match', supplier: wattle })
  })

  it('DSC-5 of two who decide a row at once, the second is told; a stranger cannot be chosen', async () => {
    const row = await possible()
    const params = { ...list, row: String(row.at) }
    const call = (decision: object) => ({ params, body: { version: row.version, decision } })
    const stranger = call({ kind: 'supplier', key: banksia })
    expect(await desk.refuse('decideVendorRow', ada, stranger)).toMatchObject({
      ...{ status: 422, field: 'decision.key' },
    })
    const answers = await Promise.all([
      desk.send('decideVendorRow', ada, call({ kind: 'none' })),
      desk.send('decideVendorRow', ada, call({ kind: 'none' })),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]))
    const gone = { ...call({ kind: 'none' }), params: { ...params, row: '999' } }
    expect(await desk.refuse('decideVendorRow', ada, gone)).toMatchObject({ status: 404 })
  })

  const holds: ObjectiveInput = {
    ...{ name: 'Goals', why: '', needed: null, parts: [{ kind: 'product', values: ['46.47'] }] },
  }
  const isHere: ObjectiveInput = {
    ...{ name: 'Near', why: '', needed: null, parts: [{ kind: 'country', values: ['AU'] }] },
  }

  it('DSC-5 says what share of the list reaches which objective, as a profile would', async () => {
    await desk.add(ada, buyer, holds)
    await desk.add(ada, buyer, isHere)
    const assessed = await desk.succeed('assessSuppliers', ada, {
      ...{ params: { buyer }, body: { slugs: [wattle, banksia] } },
    })
    expect(assessed).toMatchObject({
      results: [{ fits: [{ isServed: true }, { isServed: true }] }, { fits: expect.anything() }],
    })
    const report = await desk.report(ada, buyer, list.id)
    expect(report).toMatchObject({
      ...{ whole: { rows: 5, amount: 1000 }, suppliers: 2 },
      outcomes: {
        ...{ match: { rows: 3, amount: 900 }, possible: { rows: 1, amount: 50 } },
        none: { rows: 1, amount: 50 },
      },
      objectives: [
        { name: 'Goals', suppliers: 1, rows: 2, amount: 700 },
        { name: 'Near', suppliers: 2, rows: 3, amount: 900 },
      ],
    })
    const row = await possible()
    const key = row.candidates[0]?.key ?? ''
    await desk.decide(ada, list, row, { kind: 'supplier', key })
    const now = await desk.report(ada, buyer, list.id)
    expect(now.objectives[0]).toMatchObject({ suppliers: 1, rows: 3, amount: 750 })
  })

  it('DSC-5 gives no report of a list that is not compared', async () => {
    const { id } = await desk.read(ada, buyer, file)
    const call = { params: { buyer, id } }
    expect(await desk.refuse('vendorReport', ada, call)).toMatchObject({
      ...{ status: 409, code: 'list-state', reason: 'done' },
    })
  })

  it('DSC-5 gives the rows as CSV that no spreadsheet takes for formulas', async () => {
    const get = async (query: object, headers: Record<string, string> = {}) => {
      const answer = await desk.send('vendorRowFile', ada, { params: list, query, headers })
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
      return { name: answer.headers.get('content-disposition'), text: await answer.text() }
    }
    const { name, text } = await get({})
    expect(name).toMatch(/vendors-\d{4}-\d\d-\d\d\.csv$/)
    const lines = text.trimEnd().split('\r\n')
    expect(lines).toHaveLength(6)
    expect(lines[1]).toMatch(
      new RegExp(
        `^2,'=1\\+1,Wattle & Wool Pty Ltd,,AU,Leichhardt,,600,Found,Wattle & Wool Pty Ltd,http.*/organization/${wattle},"Same name, Same country(?:, Same town)?",,$`,
      ),
    )
    expect(lines[2]).toMatch(/,2$/)
    expect(lines[4]).toContain('Possible')
    expect(lines[4]).toContain('Same name')
    expect(lines[5]).toContain('"Nobody ""at all"" GmbH"')
    const none = await get({ outcome: 'none' }, { 'accept-language': 'de' })
    expect(none.text.trimEnd().split('\r\n')).toHaveLength(2)
    expect(none.text).toContain('Nicht gefunden')
  })

  it('DSC-5 a supplier that is not public any more is not linked, and counts for nothing', async () => {
    await desk.add(ada, buyer, isHere)
    const status = (now: 'ACTIVE' | 'SUSPENDED') =>
      bench.open.db
        .updateTable('organisations')
        .set({ status: now })
        .where('slug', '=', banksia)
        .execute()
    await status('SUSPENDED')
    const [row] = await rows({ words: 'banksia' })
    expect(row?.candidates[0]).toMatchObject({ slug: null, name: 'Banksia Paper Pty Ltd' })
    const report = await desk.report(ada, buyer, list.id)
    await status('ACTIVE')
    expect(report.objectives[0]).toMatchObject({ suppliers: 1, rows: 2 })
  })
})
