import { beforeAll, expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { succeed } from '../fixtures/call.ts'
import { contractSuite, type Person } from '../fixtures/contract-suite.ts'

const names = [
  ...['3M Company', 'Tapes by 3M', '3Motion', 'BP plc', 'BP Australia Pty Ltd', 'Bpost SA'],
  ...['A B C Ltd', 'The A. B. C. Bakery', 'Abacus Ltd', 'Zinc E Figli', 'Zinc Emporium'],
  ...[
    '三井物産株式会社',
    '物産館',
    '𠮷野',
    'Ёж и К',
    'Co-op Ltd',
    'Limited GmbH',
    'Ivy Limited GmbH',
  ],
]

contractSuite('search of organisations', (bench) => {
  let owner: Person

  beforeAll(async () => {
    owner = await bench.person()
    for (const name of names) await bench.organisation(owner, name)
  })

  const search = async (keyword: string) => {
    const call = { token: owner.token, query: { keyword } }
    const { results } = await succeed(bench.app.url, endpoints.searchOrganisations, call)
    return results.map((one) => one.name)
  }

  it.each([
    ['3M Company', ['3M Company', '3Motion', 'Tapes by 3M']],
    ['3M Ltd', ['3M Company', '3Motion', 'Tapes by 3M']],
    ['BP plc', ['BP plc', 'BP Australia Pty Ltd', 'Bpost SA']],
    ['A B C Ltd', ['A B C Ltd', 'The A. B. C. Bakery']],
    ['a.b.', ['A B C Ltd', 'The A. B. C. Bakery', 'BP Australia Pty Ltd']],
    ['c ba a', ['The A. B. C. Bakery']],
  ])('ORG-1 finds by %j names with such words, whole ones first', async (keyword, found) => {
    expect(await search(keyword)).toEqual(found)
  })

  it.each([
    ['zinc e', ['Zinc E Figli', 'Zinc Emporium']],
    ['zinc em', ['Zinc Emporium']],
    ['tapes 3m', ['Tapes by 3M']],
    ['bp austral', ['BP Australia Pty Ltd']],
    ['zinc p', []],
  ])('ORG-1 finds by %j, a word of which may be only begun', async (keyword, found) => {
    expect(await search(keyword)).toEqual(found)
  })

  it.each([
    ['物産', ['物産館', '三井物産株式会社']],
    ['井', ['三井物産株式会社']],
    ['物産 三井', ['三井物産株式会社']],
    ['株式 会社', ['三井物産株式会社']],
    ['物産 Ltd', ['物産館', '三井物産株式会社']],
    ['𠮷野 KK', ['𠮷野']],
    ['ёж к', ['Ёж и К']],
  ])('ORG-1 finds by %j in scripts with short words, or without spaces', async (keyword, found) => {
    expect(await search(keyword)).toEqual(found)
  })

  it('ORG-1 finds by words that are all of legal forms', async () => {
    expect(await search('Co-op')).toEqual(['Co-op Ltd'])
    expect(await search('GmbH Limited')).toEqual(['Limited GmbH', 'Ivy Limited GmbH'])
    expect(await search('Inc Ltd GmbH')).toEqual([])
  })

  it('ORG-1 finds by what is looked up only in part: many words, or a long one', async () => {
    const words = ['Kestrel', 'Lorikeet', 'Magpie', 'Needletail', 'Osprey', 'Pardalote']
    await bench.organisation(owner, words.join(' '))
    await bench.organisation(owner, `${words.slice(0, 5).join(' ')} Quail`)
    expect(await search(words.toReversed().join(' '))).toEqual([words.join(' ')])
    await bench.organisation(owner, 'Donaudampfschiff')
    await bench.organisation(owner, 'Donaudampfschiffahrt')
    expect(await search('Donaudampfschiffahrt')).toEqual(['Donaudampfschiffahrt'])
    expect(await search(words.join(' ').repeat(4).slice(0, 200))).toEqual([])
    expect(await search('a b c d e f g h i j k l m n o p q r s t u v w x y z 0 1 2')).toEqual([])
  })

  it('ORG-1 finds by the words of a new name, and by those of the former one no more', async () => {
    const slug = await bench.organisation(owner, 'Rule X9 Ltd')
    expect(await search('x9 Ltd')).toEqual(['Rule X9 Ltd'])
    const call = { token: owner.token, params: { slug }, body: { name: 'Rule Y8 Ltd' } }
    await succeed(bench.app.url, endpoints.updateOrganisation, call)
    expect(await search('x9 Ltd')).toEqual([])
    expect(await search('y8 Ltd')).toEqual(['Rule Y8 Ltd'])
    await bench.open.db
      .updateTable('organisations')
      .set({ status: 'SUSPENDED' })
      .where('name', '=', 'Rule Y8 Ltd')
      .execute()
    expect(await search('y8 Ltd')).toEqual([])
  })
})
