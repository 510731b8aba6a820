import { parse as parseCsv } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/universal'
import { beforeAll, expect, it } from 'vitest'
import { send } from '../../fixtures/call.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { operate } from '../../fixtures/operator.ts'
import { fullProfile } from '../../fixtures/profile.ts'
import { searchDesk } from '../../fixtures/search-desk.ts'
import { shortlistDesk, type ShortlistHands } from '../../fixtures/shortlist-desk.ts'

contractSuite('suppliers on shortlists, and their export', (bench) => {
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
  const supplierNamed = async (name: string) => (await save(name, { country: 'AU' })).slug

  it('DSC-4 SEC-2 shows nothing of a supplier that is not public, but the name that was noted', async () => {
    const { id } = await begin()
    const hidden = await supplierNamed('Hidden Mills')
    const item = await add(id, hidden)
    await change(id, item.id, { version: 1, note: 'Ask again.' })
    const { db } = bench.open
    await db
      .updateTable('organisations')
      .set({ status: 'SUSPENDED', name: 'Secret Mills' })
      .where('slug', '=', hidden)
      .execute()
    const gone = [{ name: 'Hidden Mills', supplier: null, note: 'Ask again.' }]
    expect((await read(id)).items).toMatchObject(gone)
    const again = { params: { buyer, id, slug: hidden } }
    expect((await desk.send('addToShortlist', ada, again)).status).toBe(404)
    await db.deleteFrom('organisations').where('slug', '=', hidden).execute()
    expect((await read(id)).items).toMatchObject(gone)
    expect((await change(id, item.id, { version: 2, note: 'They closed.' })).status).toBe(200)
  })

  const exported = async (id: string, format: 'csv' | 'xlsx', language = 'en') => {
    const answer = await send(bench.app.url, desk.calls.exportShortlist, {
      ...{ token: ada.token, params: { buyer, id }, query: { format } },
      headers: { 'accept-language': language },
    })
    expect(answer.status).toBe(200)
    return answer
  }

  it('DSC-4 is exported as CSV with level, dates and as of, and no cell is a formula', async () => {
    const { id } = await begin('Cotton: 2027')
    const { id: item } = await add(id, wattle)
    const evil = await add(id, await supplierNamed('=HYPERLINK("https://evil.example")'))
    await change(id, item, { version: 1, note: '=1+1', status: 'in-contact' })
    await change(id, evil.id, { version: 1, note: 'Line one\nand "two", says Bo' })
    const answer = await exported(id, 'csv')
    const day = new Date().toISOString().slice(0, 10)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('content-disposition')).toContain(`Cotton%3A%202027%20${day}.csv`)
    const rows: string[][] = parseCsv(await answer.text())
    expect(rows[0]).toEqual([
      ...['Supplier', 'Country', 'Town', 'Profile', 'Credential', 'Category'],
      ...['How it was checked', 'Valid from', 'Valid until', 'Status', 'Note', 'As of'],
    ])
    const own = rows.filter((row) => row[0] === 'Wattle & Wool Pty Ltd')
    expect(own).toHaveLength(2)
    expect(own[0]?.slice(0, 4)).toEqual([
      ...['Wattle & Wool Pty Ltd', 'Australia', 'Leichhardt'],
      expect.stringMatching(new RegExp(`^http.*/organization/${wattle}$`)),
    ])
    for (const row of own) {
      expect(row[6]).toMatch(/stated by the supplier|checked/)
      expect(row.slice(9)).toEqual(['In contact', "'=1+1", day])
    }
    const last = rows.at(-1)
    expect(last?.[0]).toBe(`'=HYPERLINK("https://evil.example")`)
    expect(last?.slice(4, 9)).toEqual(['', '', '', '', ''])
    expect(last?.[10]).toBe('Line one\nand "two", says Bo')
  })

  it('DSC-4 is exported as a workbook in the language of the buyer, with days as days and text as text', async () => {
    const { id } = await begin('Wolle [2027]/A')
    const { id: item } = await add(id, wattle)
    await change(id, item, { version: 1, note: '=1+1', status: 'chosen' })
    const gone = await supplierNamed('Hidden Looms')
    await add(id, gone)
    await bench.open.db
      .updateTable('organisations')
      .set({ status: 'SUSPENDED' })
      .where('slug', '=', gone)
      .execute()
    const answer = await exported(id, 'xlsx', 'de')
    const rows = (await readSheet(await answer.arrayBuffer())) as unknown[][]
    expect(rows[0]?.slice(0, 3)).toEqual(['Lieferant', 'Land', 'Ort'])
    expect(rows[1]?.slice(0, 3)).toEqual(['Wattle & Wool Pty Ltd', 'Australien', 'Leichhardt'])
    const today = new Date().toISOString().slice(0, 10)
    expect(rows[1]?.slice(9)).toEqual(['Ausgewählt', '=1+1', new Date(`${today}T00:00:00Z`)])
    expect(rows.at(-1)?.slice(0, 4)).toEqual([
      ...['Hidden Looms', null, null, 'nicht mehr öffentlich'],
    ])
  })

  it('DSC-4 of a supplier that is merged away leads on, and keeps the notes of both', async () => {
    const [one, both] = [await begin('One'), await begin('Both')]
    const from = await supplierNamed('Loom Works')
    const into = await supplierNamed('Loom Works Pty Ltd')
    const moved = await add(one.id, from)
    const [own, other] = [await add(both.id, into), await add(both.id, from)]
    await change(both.id, own.id, { version: 1, note: 'Asked for prices.' })
    await change(both.id, other.id, { version: 1, note: 'Rang them.', status: 'chosen' }, bo)
    const { code, stdout, stderr } = await operate(bench.place, [
      ...['organisations', 'merge', from, into, '--yes'],
    ])
    expect([code, stderr]).toEqual([0, ''])
    // Nothing of buyers is told to operators.
    expect(stdout).not.toMatch(/shortlist/i)
    expect((await read(one.id)).items).toMatchObject([{ id: moved.id, supplier: { slug: into } }])
    expect((await read(both.id)).items).toMatchObject([
      {
        ...{ id: own.id, version: 3, status: 'chosen', note: 'Asked for prices.\n\nRang them.' },
        ...{ supplier: { slug: into }, author: { name: 'Ada Lane' } },
      },
    ])
    expect((await add(both.id, from)).id).toBe(own.id)
  })

  it('DSC-4 notes stay without a name when who wrote them is deleted', async () => {
    const { id } = await begin()
    const { id: item } = await add(id, wattle)
    const cy = await desk.somebody('Cy')
    await desk.join(cy, ada, buyer, 'EDITOR')
    await change(id, item, { version: 1, note: 'From Cy.' }, cy)
    const told = await operate(bench.place, ['users', 'export', cy.user.email])
    expect(JSON.parse(told.stdout)).toMatchObject({
      shortlist_items: [{ organisation: wattle, note: 'From Cy.' }],
    })
    const { code, stderr } = await operate(bench.place, ['users', 'delete', cy.user.email, '--yes'])
    expect([code, stderr]).toEqual([0, ''])
    expect((await read(id)).items).toMatchObject([{ note: 'From Cy.', author: null }])
  })
})
