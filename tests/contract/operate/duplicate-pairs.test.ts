import { beforeEach, expect, it } from 'vitest'
import { mostHolders } from '#src/contract/operate/duplicates.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { refuse, succeed } from '../../fixtures/call.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { abn, duplicateDesk } from '../../fixtures/duplicate-desk.ts'
import { operate } from '../../fixtures/operator.ts'

const { pairItem, takePairLease } = endpoints

contractSuite('suppliers that are probably registered twice', (bench) => {
  const desk = duplicateDesk(bench)
  const { db, followed, item, one, operator, person, queue, save, set, supplier, url } = desk
  let olga: Person
  beforeEach(async () => {
    olga = await operator('Olga')
  })
  const found = async (by = olga, query = {}) =>
    (await queue(by, query)).results.map(({ slug, otherSlug, reasons }) => [
      ...[slug, otherSlug],
      reasons.join(' '),
    ])

  it('OPR-3 finds the same number however it is written, and the one that registered first stands first', async () => {
    const first = await supplier('Harbour Cloth', { country: 'AU', ...abn })
    const identifiers = [{ typeId: 'au-abn', identifier: 'ABN 51‑824‑753‑556' }]
    const second = await supplier('Mole Yard', { country: 'AU', identifiers })
    await supplier('Quarry', { country: 'AU' })
    expect(await found()).toEqual([[first, second, 'number']])
    expect((await queue(olga)).total).toBe(1)
  })

  it('OPR-3 finds the same website where the names are alike, and the same name in a country', async () => {
    const cloth = await supplier('Harbour Cloth Ltd', { website: 'https://cloth.example' })
    const trading = await supplier('Harbour Cloth Trading', { website: 'www.cloth.example/en' })
    await supplier('Mole Yard', { website: 'cloth.example' })
    const one = await supplier('Wattle & Wool Pty Ltd', { country: 'AU' })
    const two = await supplier('WATTLE AND WOOL Limited', { country: 'AU' })
    await supplier('Wattle and Wool', { country: 'NZ' })
    expect(await found()).toEqual([
      [cloth, trading, 'website'],
      [one, two, 'name'],
    ])
    expect(await found(olga, { reason: 'name' })).toEqual([[one, two, 'name']])
    expect(await found(olga, { reason: 'number' })).toEqual([])
    expect(await found(olga, { country: 'AU' })).toEqual([[one, two, 'name']])
  })

  it('OPR-3 finds what is changed, and nothing that is the same no more', async () => {
    const owner = await person('Owner')
    const first = await supplier('Harbour Cloth', { country: 'AU', ...abn })
    const second = await supplier('Mole Yard', {}, owner)
    expect(await found()).toEqual([])
    await save(owner, second, { country: 'AU', ...abn })
    expect(await found()).toEqual([[first, second, 'number']])
    const [{ since } = { since: '' }] = (await queue(olga)).results
    await save(owner, second, { name: 'Harbour Cloth' })
    // It is the same pair, which was found before.
    expect((await queue(olga)).results).toMatchObject([{ since, reasons: ['name', 'number'] }])
    const [{ otherSlug } = { otherSlug: '' }] = (await queue(olga)).results
    const identifiers = [{ typeId: 'au-abn', identifier: '16 009 661 901' }]
    await save(owner, otherSlug, { name: 'Mole', identifiers })
    expect(await found()).toEqual([])
  })

  it('OPR-3 takes nothing for a sign that many have, until they are few again', async () => {
    const owner = await person('Owner')
    for (let count = 1; count < mostHolders; count += 1) await supplier('Common', { country: 'AU' })
    const last = await supplier('Common', { country: 'AU' }, owner)
    expect((await queue(olga)).total).toBe((mostHolders * (mostHolders - 1)) / 2)
    const slug = await supplier('Common', { country: 'AU' })
    expect((await queue(olga)).total).toBe(0)
    await save(owner, last, { country: 'NZ' })
    expect((await queue(olga)).total).toBe((mostHolders * (mostHolders - 1)) / 2)
    // A merger does the same.
    await save(owner, last, { country: 'AU' })
    expect((await queue(olga)).total).toBe(0)
    expect((await operate(bench.place, ['organisations', 'merge', last, slug, '--yes'])).code).toBe(
      0,
    )
    await followed()
    expect((await queue(olga)).total).toBe((mostHolders * (mostHolders - 1)) / 2)
  })

  it('OPR-3 comes in pages that go on where the one before ended', async () => {
    for (let count = 0; count < 11; count += 1) await supplier('Common', { country: 'AU' })
    const first = await queue(olga)
    expect([first.results.length, first.total]).toEqual([50, 55])
    const second = await queue(olga, { after: first.next ?? '' })
    expect([second.results.length, second.next]).toEqual([5, null])
    const ids = [...first.results, ...second.results].map((row) => `${row.slug} ${row.otherSlug}`)
    expect(new Set(ids).size).toBe(55)
  })

  it('OPR-1 OPR-3 shows nothing of other brands, of one’s own suppliers, or of suspended ones', async () => {
    const bo = await operator('Bo', 'one')
    const first = await supplier('Harbour Cloth', { country: 'AU', ...abn })
    const second = await supplier('Mole Yard', { country: 'AU', ...abn })
    const both = [first, second] as const
    expect([(await found()).length, (await found(bo)).length]).toEqual([1, 0])
    await set(first, { brand_id: 'one' })
    // One of the two is not of the brand.
    expect(await found(bo)).toEqual([])
    for (const [slug, other] of [both, [second, first] as const])
      expect(await refuse(url(), pairItem, one(bo, [slug, other]))).toMatchObject({
        ...{ status: 403, code: 'not-an-operator' },
      })
    await set(second, { brand_id: 'one' })
    expect((await found(bo)).length).toBe(1)
    expect(await found(olga, { brand: 'one' })).toHaveLength(1)
    expect(await found(olga, { brand: 'two' })).toEqual([])
    await desk.act.claim(bo, second)
    expect(await found(bo)).toEqual([])
    expect(await refuse(url(), pairItem, one(bo, both))).toMatchObject({
      ...{ status: 403, code: 'own-organisation' },
    })
    await set(first, { status: 'SUSPENDED' })
    expect(await found()).toEqual([])
    expect(await refuse(url(), pairItem, one(olga, both))).toMatchObject({
      ...{ status: 404, code: 'unknown-pair', field: 'other' },
    })
  })

  it('OPR-3 shows what both say, and how many own them and hold what', async () => {
    const owner = await person('Owner')
    const first = await supplier('Harbour Cloth', { country: 'AU', ...abn }, owner)
    const second = await supplier('Mole Yard', { country: 'AU', ...abn, website: 'mole.example' })
    await desk.act.claim(await person('Clara'), first)
    await save(owner, first, { credentials: ['iso-14001'] })
    const shown = await item(olga, [second, first])
    expect(shown).toMatchObject({
      ...{ slug: first, otherSlug: second, dismissed: null, lease: null },
      signs: [{ kind: 'number', value: 'au-abn 51824753556' }],
      suppliers: [
        { slug: first, owners: 1, people: 2, credentials: 1, website: '' },
        { slug: second, owners: 1, people: 1, credentials: 0, website: 'mole.example' },
      ],
    })
  })

  it('OPR-3 tells others who is at it, and is the same pair in either order', async () => {
    const first = await supplier('Harbour Cloth', { country: 'AU', ...abn })
    const second = await supplier('Mole Yard', { country: 'AU', ...abn })
    await succeed(url(), takePairLease, one(olga, [first, second]))
    const bo = await operator('Bo')
    expect((await queue(bo)).results).toMatchObject([{ lease: { name: 'Olga Ng', isSelf: false } }])
    expect(await refuse(url(), takePairLease, one(bo, [second, first]))).toMatchObject({
      ...{ status: 409, code: 'leased' },
    })
  })

  it('OPR-3 can be found again by reading all events anew', async () => {
    await supplier('Harbour Cloth', { country: 'AU', ...abn })
    await supplier('Mole Yard', { country: 'AU', ...abn })
    const before = await found()
    for (const table of ['duplicate_keys', 'duplicate_pairs'] as const)
      await db().deleteFrom(table).execute()
    expect(await found()).toEqual([])
    await db()
      .updateTable('event_consumers')
      .set({ position: 0 })
      .where('name', '=', 'duplicates')
      .execute()
    await followed()
    expect(await found()).toEqual(before)
  })

  it('OPR-3 lists and dismisses them on the command line', async () => {
    const first = await supplier('Harbour Cloth', { country: 'AU', ...abn })
    const second = await supplier('Mole Yard', { country: 'AU', ...abn })
    const run = (...line: string[]) => operate(bench.place, ['duplicates', ...line])
    expect((await run('list', '--reason', 'number')).stdout).toContain(`${first}  `)
    expect((await run('list', '--reason', 'name')).stdout).toContain('There are no such suppliers.')
    expect((await run('dismiss', first, second, '--reason', 'other')).code).not.toBe(0)
    const done = await run('dismiss', second, first, '--reason', 'group', '--note', 'Sisters.')
    expect([done.code, done.stdout]).toEqual([0, `${second} and ${first} are two.\n`])
    expect(await found()).toEqual([])
    const again = await run('dismiss', second, first, '--reason', 'group')
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('do not wait')])
  })
})
