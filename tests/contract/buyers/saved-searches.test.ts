import { beforeAll, expect, it } from 'vitest'
import type { SearchLook } from '#src/contract/buyers/saved-search.ts'
import * as limits from '#src/contract/limits.ts'
import { forgetRemovedSearches } from '#server/store/buyers/search-subscriptions.ts'
import { buyerDesk } from '../../fixtures/buyer-desk.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { searchDesk } from '../../fixtures/search-desk.ts'

contractSuite('saved searches of a buyer', (bench) => {
  const desk = buyerDesk(bench)
  const { save, found } = searchDesk(bench)
  let ada: Person
  let buyer: string
  /** Suppliers of one test are found by no other. */
  let word = 'aaa'

  beforeAll(async () => {
    ada = await desk.somebody('Ada')
    buyer = await desk.create(ada)
  })
  const keep = async (query: string, by = ada, of = buyer, cadence = 'off') =>
    (
      await desk.succeed('saveSearch', by, {
        ...{ params: { buyer: of }, body: { name: `Search ${query}`, query, cadence } },
      })
    ).data
  const look = async (id: string, by = ada, of = buyer): Promise<SearchLook> =>
    (await desk.succeed('lookAtSearch', by, { params: { buyer: of, id } })).data
  const list = async (by = ada, of = buyer) =>
    (await desk.succeed('savedSearches', by, { params: { buyer: of } })).results
  const supplier = async (name: string) => {
    const made = await save(name, { country: 'AU', credentials: ['iso-14001'] })
    await bench.app.followed()
    return made
  }
  const letters = 'ghijklmnop'
  const newWord = () =>
    (word = `zu${crypto.randomUUID().slice(0, 8)}`.replaceAll(/\d/g, (digit) =>
      letters.charAt(Number(digit)),
    ))

  it('DSC-4 keeps a search in its normal form, with what its values are called', async () => {
    const kept = await keep('sort=verified&country=NZ,AU&q=linen&after=x&view=map')
    expect(kept).toMatchObject({
      ...{ version: 1, name: 'Search sort=verified&country=NZ,AU&q=linen&after=x&view=map' },
      ...{ query: 'q=linen&country=AU,NZ', cadence: 'off', elsewhere: null },
      chosen: [
        { part: 'country', id: 'AU', name: 'Australia' },
        { part: 'country', id: 'NZ', name: 'New Zealand' },
      ],
    })
    const same = { params: { buyer }, body: { name: 'Again', query: 'country=AU,NZ&q=linen' } }
    expect(
      await desk.refuse('saveSearch', ada, { ...same, body: { ...same.body, cadence: 'off' } }),
    ).toMatchObject({ status: 409, code: 'search-saved', field: 'query' })
  })

  it.each([
    ['everybody', { query: 'sort=verified' }, 'query', 'search-open'],
    ['no name', { name: ' ' }, 'name', 'invalid'],
    ['an unknown cadence', { cadence: 'hourly' }, 'cadence', 'invalid'],
  ])('DSC-4 names the field that is wrong: %s', async (_, wrong, field, code) => {
    const body = { name: 'One', query: 'q=one', cadence: 'off', ...wrong }
    expect(await desk.refuse('saveSearch', ada, { params: { buyer }, body })).toMatchObject({
      ...{ status: 422, field, code },
    })
  })

  it('DSC-4 who was there at the beginning is not new, who comes is, and who has changed is not', async () => {
    newWord()
    const first = await supplier(`${word} First`)
    await found({ q: word }).toHaveLength(1)
    const { id } = await keep(`q=${word}`)
    expect(await look(id)).toMatchObject({ total: 1, isWide: false, fresh: 0, look: 0, named: [] })
    await first.save({ description: 'Changed.' })
    const second = await supplier(`${word} Second`)
    await found({ q: word }).toHaveLength(2)
    const now = await look(id)
    const name = `${word} Second`
    expect(now).toMatchObject({ total: 2, fresh: 1, named: [{ name, slug: second.slug }] })
    expect(await look(id)).toMatchObject({ fresh: 1 })
    const seen = { params: { buyer, id }, body: { look: now.look } }
    expect((await desk.send('seeSearch', ada, seen)).status).toBe(204)
    expect(await look(id)).toMatchObject({ fresh: 0 })
    await second.save({ name: 'Called something else' })
    await bench.app.followed()
    await found({ q: word }).toHaveLength(1)
    expect(await look(id)).toMatchObject({ total: 1, fresh: 0 })
    await second.save({ name: `${word} Again` })
    await bench.app.followed()
    await found({ q: word }).toHaveLength(2)
    expect(await look(id)).toMatchObject({ fresh: 1 })
  })

  it('DSC-4 each member has seen what they have seen, and who comes later has missed nothing', async () => {
    newWord()
    const { id } = await keep(`q=${word}`)
    await look(id)
    await supplier(`${word} Mill`)
    await found({ q: word }).toHaveLength(1)
    const now = await look(id)
    const viewer = await desk.somebody('Vi')
    await desk.join(viewer, ada, buyer, 'VIEWER')
    expect(await look(id, viewer)).toMatchObject({ fresh: 0 })
    const ahead = { params: { buyer, id }, body: { look: now.look + 1_000 } }
    await desk.send('seeSearch', ada, ahead)
    await supplier(`${word} Works`)
    await found({ q: word }).toHaveLength(2)
    for (const one of [ada, viewer]) expect(await look(id, one)).toMatchObject({ fresh: 1 })
  })

  it('DSC-4 two looks at once tell the same, and nobody is new twice', async () => {
    newWord()
    const { id } = await keep(`q=${word}`)
    await look(id)
    await supplier(`${word} Mill`)
    await found({ q: word }).toHaveLength(1)
    const both = await Promise.all([look(id), look(id), look(id)])
    expect(both.map((one) => [one.total, one.fresh, one.look])).toEqual([
      ...[1, 2, 3].map(() => [1, 1, 1]),
    ])
  })

  it('DSC-4 a viewer sets the own mail and edits nothing', async () => {
    const { id } = await keep('q=viewer')
    const viewer = await desk.somebody('Vic')
    await desk.join(viewer, ada, buyer, 'VIEWER')
    const mail = { params: { buyer, id }, body: { cadence: 'weekly' } }
    expect((await desk.succeed('changeSearchMail', viewer, mail)).data.cadence).toBe('weekly')
    const cadenceOf = async (by: Person) => (await list(by)).find((one) => one.id === id)?.cadence
    expect(await cadenceOf(viewer)).toBe('weekly')
    expect(await cadenceOf(ada)).toBe('off')
    expect(await desk.refuse('removeSearch', viewer, { params: { buyer, id } })).toMatchObject({
      ...{ status: 403, code: 'buyer-role' },
    })
  })

  it('DSC-4 of two who rename one at once, the second is told', async () => {
    const { id } = await keep('q=renamed')
    const rename = (name: string) =>
      desk.send('renameSearch', ada, { params: { buyer, id }, body: { name, version: 1 } })
    const answers = await Promise.all([rename('One'), rename('Two')])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]))
  })

  it('DSC-4 what was taken away can be put back with all choices, until it is forgotten', async () => {
    const { id, query } = await keep('q=removed', ada, buyer, 'daily')
    const call = { params: { buyer, id } }
    expect((await desk.send('removeSearch', ada, call)).status).toBe(204)
    expect((await list()).map((one) => one.id)).not.toContain(id)
    expect((await desk.send('lookAtSearch', ada, call)).status).toBe(404)
    expect((await desk.succeed('restoreSearch', ada, call)).data).toMatchObject({
      ...{ id, query, cadence: 'daily' },
    })
    await desk.send('removeSearch', ada, call)
    await forgetRemovedSearches(bench.open.db, Date.now() + 86_000_000)
    expect((await desk.send('restoreSearch', ada, call)).status).toBe(200)
    await desk.send('removeSearch', ada, call)
    await forgetRemovedSearches(bench.open.db, Date.now() + 87_000_000)
    expect((await desk.send('restoreSearch', ada, call)).status).toBe(404)
  })

  it('DSC-4 a buyer keeps as many searches as it may, and nobody else reads them', async () => {
    const own = await desk.somebody('Bo')
    const mine = await desk.create(own)
    for (let count = 0; count < limits.savedSearches; count += 1)
      await keep(`q=full${count}`, own, mine)
    const more = { params: { buyer: mine }, body: { name: 'x', query: 'q=x', cadence: 'off' } }
    expect(await desk.refuse('saveSearch', own, more)).toMatchObject({
      ...{ status: 422, code: 'too-many-searches' },
    })
    const [{ id } = { id: '' }] = await list(own, mine)
    const stolen = { params: { buyer, id }, body: { look: 1 } }
    expect((await desk.send('seeSearch', ada, stolen)).status).toBe(404)
  })

  it('DSC-4 a search that finds too many is not watched, and begins anew when it finds fewer', async () => {
    newWord()
    await supplier(`${word} Mill`)
    await found({ q: word }).toHaveLength(1)
    const { id } = await keep(`q=${word}`)
    // As a look that has found too many leaves it.
    await bench.open.db
      .updateTable('buyer_searches')
      .set({ total: limits.watchedSuppliers + 1 })
      .where('id', '=', id)
      .execute()
    await bench.open.db.deleteFrom('buyer_search_hits').where('search_id', '=', id).execute()
    expect(await look(id)).toMatchObject({ total: 1, isWide: false, fresh: 0 })
  })

  it('DSC-4 whoever leaves a team is told nothing of its searches any more', async () => {
    const { id } = await keep('q=left')
    const other = await desk.somebody('Lee')
    const member = await desk.join(other, ada, buyer, 'VIEWER')
    const mail = { params: { buyer, id }, body: { cadence: 'daily' } }
    await desk.succeed('changeSearchMail', other, mail)
    await desk.send('removeBuyerMember', ada, { params: { buyer, id: member } })
    await desk.join(other, ada, buyer, 'VIEWER')
    expect((await list(other)).find((one) => one.id === id)?.cadence).toBe('off')
  })
})
