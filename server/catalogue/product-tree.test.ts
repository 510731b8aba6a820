import { expect, it } from 'vitest'
import { loadCatalogue } from './catalogue.ts'
import { parentOfProduct } from './product-tree.ts'

it.each([
  ['01.11', '01.1'],
  ['01.30', '01'],
  ['01.1', '01'],
  ['01', 'A'],
  ['A', null],
  // The only division of its section.
  ['35', null],
  ['35.11', '35.1'],
])('DSC-1 the product %s lies in %s', async (id, parent) => {
  const { productById } = await loadCatalogue()
  const has = (one: string) => productById(one) !== undefined
  expect(has(id)).toBe(true)
  expect(parentOfProduct(id, has)).toBe(parent)
})
