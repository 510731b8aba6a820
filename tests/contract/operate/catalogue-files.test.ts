import { beforeEach, expect, it } from 'vitest'
import { storedEntries } from '#server/store/catalogue/stored-entries.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { catalogueFileBytes, catalogueFileRows } from '#src/contract/operate/catalogue.ts'
import { refuse, send } from '../../fixtures/call.ts'
import { catalogueDesk } from '../../fixtures/catalogue-desk.ts'
import { fileCall } from '../../fixtures/catalogue-endpoint-rows.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { verifierDesk } from '../../fixtures/verifier-desk.ts'
import { testCatalogue } from '../../fixtures/test-catalogue.ts'

const { catalogueFile, planCatalogueFile } = endpoints

contractSuite('the catalogue as CSV for editors', (bench) => {
  const by = verifierDesk(bench)
  let editor: Person
  const desk = catalogueDesk(bench, () => editor)

  beforeEach(async () => {
    await desk.reset()
    editor = await by.operator('editor', null, ['editor'])
  })

  async function exported() {
    const answer = await send(bench.app.url, catalogueFile, { token: editor.token })
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    return answer.text()
  }
  const stored = () => storedEntries(bench.open.db)

  it('OPR-5 comes as a file and goes back without a change, formulas in it as texts', async () => {
    await desk.put('emas', { issuer: { en: '=1+1', de: '@b', ar: '-c' } })
    const file = await exported()
    expect(file).toContain("'=1+1")
    const plan = await desk.plan(file)
    expect(plan).toMatchObject({ rows: [], faults: [], unchanged: testCatalogue.ours.length })
    expect(await desk.take(file, plan.seen)).toEqual({ added: 0, changed: 0 })
    expect((await desk.entry('emas')).entry.issuer).toBe('=1+1')
  })

  const file = [
    ...['id;validMonths;name.de;retired;issuer', 'emas;24;Siegel;yes;', 're100;;;;=HYPERLINK'],
  ].join('\r\n')

  it('OPR-5 is looked at first, which changes nothing, and then taken as a whole', async () => {
    const before = await stored()
    const plan = await desk.plan(file)
    expect(plan.rows).toMatchObject([
      {
        ...{ line: 2, id: 'emas', isNew: false },
        cells: [
          { column: 'name.de', becomes: 'Siegel' },
          { column: 'validMonths', was: '', becomes: '24' },
          { column: 'retired', was: 'no', becomes: 'yes' },
        ],
      },
      { line: 3, id: 're100', cells: [{ column: 'issuer', becomes: '=HYPERLINK' }] },
    ])
    expect(await stored()).toEqual(before)
    expect(await desk.take(file, plan.seen)).toEqual({ added: 0, changed: 2 })
    expect(await desk.entry('emas')).toMatchObject({
      ...{ state: 'retired', changes: { validMonths: 24 }, by: editor.user.email },
    })
    expect(await desk.log()).toEqual([
      [
        ...[editor.user.email, 'catalogue.put', 'emas'],
        { fields: ['name', 'validMonths', 'retired'] },
      ],
      [editor.user.email, 'catalogue.put', 're100', { fields: ['issuer'] }],
    ])
    expect(await exported()).toContain("'=HYPERLINK")
  })

  it('OPR-5 is refused where somebody has changed one of its entries since, which is named', async () => {
    const { seen } = await desk.plan(file)
    await desk.put('emas', { validMonths: 48 })
    const before = await stored()
    const refused = await desk.refuseFile(file, seen)
    expect(refused).toMatchObject({ status: 409, code: 'entry-changed', reason: 'file' })
    expect(refused.params).toEqual({ ids: 'emas' })
    expect(await stored()).toEqual(before)
    // What others change beside it is no hindrance.
    const { seen: later } = await desk.plan(file)
    await desk.put('iso-14001', { validMonths: 48 })
    expect(await desk.take(file, later)).toEqual({ added: 0, changed: 2 })
    expect((await desk.entry('iso-14001')).changes).toEqual({ validMonths: 48 })
  })

  it('OPR-5 of two who take a file at once, one is told', async () => {
    const { seen } = await desk.plan(file)
    const outcomes = await Promise.allSettled([desk.take(file, seen), desk.take(file, seen)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('OPR-5 with a fault is not taken at all; the first place is named, and the plan has each', async () => {
    const before = await stored()
    const wrong = 'id,validMonths,category\nemas,24,\nre100,many,medal\nep100,,x\nemas,1,\n'
    const { seen, faults, rows } = await desk.plan(wrong)
    expect(rows).toHaveLength(1)
    expect(faults.map(({ line, column }) => [line, column])).toEqual([
      ...[
        [3, 'category'],
        [3, 'validMonths'],
        [4, 'category'],
        [5, 'id'],
      ],
    ])
    expect(await desk.refuseFile(wrong, seen)).toMatchObject({
      ...{ status: 422, code: 'unfit-csv', reason: 'faults' },
      params: { count: 4, line: 3, column: 'category' },
    })
    expect(await stored()).toEqual(before)
    expect(await desk.log()).toEqual([])
  })

  it('OPR-5 of too many rows, too many bytes or another type is refused at once', async () => {
    const { faults } = await desk.plan(`id\n${'a\n'.repeat(50_000)}`)
    expect(faults).toMatchObject([{ line: catalogueFileRows + 2, reason: 'rows' }])
    const call = (content: Buffer, type?: string) =>
      refuse(bench.app.url, planCatalogueFile, {
        ...{ token: editor.token, ...fileCall(content, type) },
      })
    expect((await call(Buffer.alloc(catalogueFileBytes + 1, 'a'))).status).toBe(413)
    expect((await call(Buffer.from('{}'), 'application/json')).status).toBe(415)
  })

  it('OPR-5 of the most rows is taken while others are answered', async () => {
    const columns =
      'id,name,shortName,issuer,website,category,sustainabilityBadges,proves,doesNotProve'
    const rows = Array.from(
      { length: catalogueFileRows },
      (_, at) => `own-${at},Own ${at},O,City,https://c.example,rating,Social,A ${at},B`,
    )
    const large = [columns, ...rows].join('\n')
    const { seen, rows: planned } = await desk.plan(large)
    expect(planned).toHaveLength(catalogueFileRows)
    let longest = 0
    let last = performance.now()
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }, 5)
    expect(await desk.take(large, seen)).toEqual({ added: catalogueFileRows, changed: 0 })
    clearInterval(timer)
    expect(longest).toBeLessThan(1_000)
  })
})
