import { expect, it } from 'vitest'
import { pageTags } from './page-tags.ts'

const path = 'https://portal.example/de/discover'

it('DSC-1 search engines list the plain page alone, and follow the links of the others', () => {
  expect(pageTags(path, {}, null)).toEqual({ meta: [], links: [] })
  expect(pageTags(path, { country: ['AU'] }, '20')).toEqual({
    meta: [{ name: 'robots', content: 'noindex, follow' }],
    links: [{ rel: 'next', href: `${path}?country=AU&after=20` }],
  })
})
