import { describe, expect, it } from 'vitest'
import { createProductSearch } from './product-search.ts'

const search = createProductSearch([
  { id: '62.10', name: 'Computer programming activities' },
  { id: '58.29', name: 'Other software publishing' },
  { id: '01.21', name: 'Growing of grapes' },
  { id: '11.02', name: 'Manufacture of wine from grape' },
])
const ids = (query: string) => search(query).map((tag) => tag.id)

describe('search of products and services', () => {
  it('PRF-10 starts at three characters', () => {
    expect(ids('gr')).toEqual([])
    expect(ids('gra')).toContain('01.21')
  })

  it('PRF-10 forgives a typing error', () => {
    expect(ids('sofware')).toEqual(['58.29'])
    expect(ids('programing')).toEqual(['62.10'])
  })

  it('PRF-10 takes words in any order and accents as plain letters', () => {
    expect(ids('grape wine')).toEqual(['11.02'])
    expect(ids('prográmming')).toEqual(['62.10'])
  })
})
