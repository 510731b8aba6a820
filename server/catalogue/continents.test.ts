import { expect, it } from 'vitest'
import { loadCatalogue } from './catalogue.ts'
import { continentOf, continents } from './continents.ts'

it('DSC-1 each country of the catalogue lies in one part of the world, Antarctica in none', async () => {
  const { countries } = await loadCatalogue()
  const nowhere = countries.filter(({ code }) => continentOf(code) === null)
  expect(nowhere.map(({ code }) => code)).toEqual(['AQ'])
  const counts = continents.map(
    (one) => countries.filter(({ code }) => continentOf(code) === one).length,
  )
  // As many as M49 lists, with Kosovo in Europe and Taiwan in Asia.
  expect(Object.fromEntries(continents.map((one, at) => [one, counts[at]]))).toEqual({
    ...{ '002': 60, '019': 57, '142': 51, '150': 52, '009': 29 },
  })
})
