import { describe, expect, it } from 'vitest'
import { createNameSearch } from './name-search.ts'

const limits = { isLongEnough: (query: string) => query.length >= 3, searchResults: 20 }

const search = createNameSearch(
  [
    { id: '62.10', name: 'Computer programming activities' },
    { id: '58.29', name: 'Other software publishing' },
    { id: '01.21', name: 'Growing of grapes' },
    { id: '11.02', name: 'Manufacture of wine from grape' },
  ],
  limits,
)
const ids = (query: string) => search(query).map((tag) => tag.id)
const marked = (query: string) =>
  search(query).map(({ name, matches }) => matches.map(([from, to]) => name.slice(from, to)))

const namesOf = (...names: string[]) => names.map((name) => ({ id: name, name }))
const german = createNameSearch(
  namesOf('Großhandel mit Möbeln', 'Gewächshäuser', 'Herstellung von Seife'),
  limits,
)
const arabic = createNameSearch(
  namesOf('صنع المنسوجات', 'خدمات مُعادة وإعادة تدوير', 'أنشطة مستشفى'),
  limits,
)

describe('search by name', () => {
  it('PRF-10 starts at three characters', () => {
    expect(ids('gr')).toEqual([])
    expect(ids('gra')).toContain('01.21')
  })

  it('PRF-10 finds what is left when the best matches are chosen already', () => {
    const one = createNameSearch(
      [
        { id: 'a', name: 'Growing of grapes' },
        { id: 'b', name: 'Growing of rice' },
      ],
      { ...limits, searchResults: 1 },
    )
    const [best] = one('growing')
    const others = one('growing', ({ id }) => id === best?.id)
    expect(others).toHaveLength(1)
    expect(others).not.toContainEqual(best)
  })

  it('PRF-10 forgives a typing error', () => {
    expect(ids('sofware')).toEqual(['58.29'])
    expect(ids('programing')).toEqual(['62.10'])
  })

  it('PRF-10 takes words in any order and accents as plain letters', () => {
    expect(ids('grape wine')).toEqual(['11.02'])
    expect(ids('prográmming')).toEqual(['62.10'])
  })

  it.each([
    ['mobel', ['Möbel']],
    ['grosshandel', ['Großhandel']],
    ['Gewachshaus', ['Gewächshäus']],
    ['handel möbel', ['handel', 'Möbel']],
  ])('LNG-3 PRF-10 finds German names by %s', (query, found) => {
    const [{ name, matches } = { name: '', matches: [] }] = german(query)
    const marked = matches.map(([from, to]) => name.slice(from, to))
    for (const word of found) expect(marked.join(' ')).toContain(word)
  })

  it.each([
    ['المنسوجات', 'صنع المنسوجات'],
    ['منسوجات', 'صنع المنسوجات'],
    ['منـــسوجات', 'صنع المنسوجات'],
    ['اعاده تدوير', 'خدمات مُعادة وإعادة تدوير'],
    ['مُعَادَة', 'خدمات مُعادة وإعادة تدوير'],
    ['مستشفي', 'أنشطة مستشفى'],
    ['انشطة', 'أنشطة مستشفى'],
    ['المنسوحات', 'صنع المنسوجات'],
  ])(
    'LNG-3 PRF-10 finds Arabic names by %s, however alef, ya and marks are written',
    (query, name) => {
      expect(arabic(query).map((one) => one.name)).toEqual([name])
    },
  )

  it('LNG-3 PRF-10 marks an Arabic name where it matches, with its vowel signs', () => {
    const [{ name, matches } = { name: '', matches: [] }] = arabic('معاده')
    expect(matches.map(([from, to]) => name.slice(from, to))).toEqual(['مُعادة'])
  })

  it('PRF-10 puts names that have the words in the order of the query first', () => {
    const inOrder = createNameSearch(
      [
        { id: 'turned', name: 'Wool or cotton' },
        { id: 'same', name: 'Cotton or wool' },
      ],
      limits,
    )
    expect(inOrder('cotton wool').map((tag) => tag.id)).toEqual(['same', 'turned'])
  })

  it('PRF-10 tells where a name matches, in spite of errors and order', () => {
    expect(marked('gra')).toEqual([['gra'], ['gra'], ['gra']])
    expect(marked('sofware')).toEqual([['software']])
    expect(marked('grape wine')).toEqual([['wine', 'grape']])
  })
})
