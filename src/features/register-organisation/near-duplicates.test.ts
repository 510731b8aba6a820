import { describe, expect, it } from 'vitest'
import { distinctiveWords, duplicateKeywords, nearDuplicates } from './near-duplicates.ts'

const hit = (name: string) => ({
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  location: '',
})

describe('near-duplicates', () => {
  it('ORG-4 finds a namesake behind another legal form, an ampersand, an accent or a slip', () => {
    const hits = [
      hit('Wattle and Wool Limited'),
      hit('Wattle & Wool'),
      hit('Watle & Wool Pty Ltd'),
      hit('Wáttle Wool'),
    ]
    expect(nearDuplicates('Wattle & Wool Pty Ltd', hits)).toHaveLength(4)
  })

  it('ORG-4 does not take two companies for one because of their legal form or one shared word', () => {
    const hits = [hit('Harbour Paper Pty Ltd'), hit('Wool Traders International Pty Ltd')]
    expect(nearDuplicates('Wattle & Wool Pty Ltd', hits)).toEqual([])
  })

  it('ORG-4 offers the likest first and each organisation once', () => {
    const exact = hit('Wattle Wool')
    const close = hit('Wattle Woolens')
    expect(nearDuplicates('Wattle & Wool', [close, exact, exact])).toEqual([exact, close])
  })

  it('ORG-4 searches for the whole name and its longest word, never for fewer than 3 characters', () => {
    expect(duplicateKeywords(' Wattle & Wool Pty Ltd ')).toEqual([
      'Wattle & Wool Pty Ltd',
      'wattle',
    ])
    expect(duplicateKeywords(' ')).toEqual([])
    expect(duplicateKeywords('x'.repeat(500)).every((one) => one.length <= 200)).toBe(true)
  })

  it.each([
    ['3M', ['3M Ltd']],
    ['BP', ['BP Ltd']],
    ['三井', ['三井']],
  ])('KEEP-3 ORG-4 searches for the short name %s as a whole', (name, keywords) => {
    expect(duplicateKeywords(name)).toEqual(keywords)
    const hits = [hit(name), hit(`${name} Company`), hit(`${name} Tools and Tapes`)]
    expect(nearDuplicates(name, hits)).toEqual(hits.slice(0, 2))
  })

  it('keeps the words of a name that is nothing but a legal form', () => {
    expect(distinctiveWords('The Company Ltd')).toEqual(['the', 'company', 'ltd'])
  })
})
