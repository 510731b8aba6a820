import { expect, it } from 'vitest'
import { diversify } from './diversify.ts'

const one = (id: string, family: string, issuer = id) => ({ id, family, issuer })
const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id).join('')

it('PTH-4 takes two of a family and two of an issuer before any third', () => {
  const ranked = [
    ...['a', 'b', 'c'].map((id) => one(id, 'buildings')),
    ...['d', 'e', 'f'].map((id) => one(id, id, 'ISO')),
    one('g', 'wages'),
  ]
  expect(ids(diversify(ranked, 5))).toBe('abdeg')
  expect(ids(diversify(ranked, 10))).toBe('abdegcf')
})
