import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { buildProductNames } from './product-names.ts'
import { buildProducts } from './products.ts'

const file = new URL('../../server/catalogue/names/de/products.json', import.meta.url)

it('LNG-3 the German names of products are those that are built from NACE, with our corrections', async () => {
  const built = await buildProductNames('de', buildProducts())
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(Object.fromEntries(built ?? []))
})

it('LNG-3 names of a section are not in capitals, and no abbreviation of NACE is left', async () => {
  const built = new Map(await buildProductNames('de', buildProducts()))
  expect(built.get('A')).toBe('Land- und Forstwirtschaft, Fischerei')
  expect(built.get('28')).toBe('Maschinenbau (anderweitig nicht genannt)')
  expect([...built.values()].filter((name) => name.includes('a. n. g.'))).toEqual([])
})

it('LNG-3 a language in which NACE is not published keeps the names that were written by hand', async () => {
  expect(await buildProductNames('ar', buildProducts())).toBeNull()
})
