import { expect, it } from 'vitest'
import { splitByRelevance } from './engagements.ts'

it('PUB-7 takes category 1 as direct and every other as indirect', () => {
  const all = [
    { name: 'Net zero', category: 1 },
    { name: 'Zero waste', category: 2 },
    { name: 'Fair pay', category: 0 },
  ]
  expect(splitByRelevance(all)).toEqual({
    direct: ['Net zero'],
    indirect: ['Zero waste', 'Fair pay'],
  })
})
