import { describe, expect, it } from 'vitest'
import { portfoliosToLink } from './link-portfolios.ts'

const associated = [
  { portfolioSlug: 'green', requiredCredentialIds: ['iso-14001', 'b-corp'] },
  { portfolioSlug: 'open', requiredCredentialIds: [] },
]

describe('portfolios of the brand', () => {
  it('PRF-14 links one only if all its required credentials are held', () => {
    expect(portfoliosToLink(associated, ['iso-14001'])).toEqual(['open'])
    expect(portfoliosToLink(associated, ['b-corp', 'iso-14001'])).toEqual(['green', 'open'])
  })
})
