import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sustainabilityCategories } from '#src/contract/categories.ts'

it('has a drawing of three parts for every category', () => {
  const drawings = readFileSync(new URL('category-drawings.svg', import.meta.url), 'utf8')
  const ids = [...drawings.matchAll(/ id="([\w-]+)" d="M/g)].map(([, id]) => id)
  const parts = ['ground', 'tint', 'lines']
  const wanted = sustainabilityCategories.flatMap((one) => parts.map((part) => `${one}-${part}`))
  expect(new Set(ids)).toEqual(new Set(wanted))
  expect(ids).toHaveLength(wanted.length)
})
