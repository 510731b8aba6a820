import { expect, it } from 'vitest'
import { loadCatalogue } from '../catalogue.ts'
import { entryIn } from './credential-entry.ts'
import { effectiveEntry } from './effective-entry.ts'

const { ours } = await loadCatalogue()
const emas = found('emas')

it('TRU-8 an entry nobody has changed is that of the release', () => {
  for (const entry of ours) expect(effectiveEntry(entry.id, entry, {})).toEqual(entry)
})

it('TRU-8 what was changed counts, and the rest stays that of the release', () => {
  const changed = effectiveEntry('emas', emas, { validMonths: 36, asks: ['number'] })
  expect(changed).toEqual({ ...emas, validMonths: 36, asks: ['number'] })
})

it('TRU-8 a text that was changed is shown in no translation of what it was', () => {
  const said = { issuer: 'The register of our city' }
  const changed = effectiveEntry('emas', emas, said)
  for (const language of ['en', 'de', 'ar'] as const) {
    expect(entryIn(changed, language).issuer).toBe(said.issuer)
    expect(entryIn(changed, language).proves).toBe(entryIn(emas, language).proves)
  }
  const both = effectiveEntry('emas', emas, { name: { en: 'EMAS', de: 'EMAS-Siegel' } })
  expect([entryIn(both, 'de').name, entryIn(both, 'ar').name]).toEqual(['EMAS-Siegel', 'EMAS'])
})

it('TRU-8 whether it counts for finance follows from its kind', () => {
  expect(emas.tier).toBe(1)
  expect(effectiveEntry('emas', emas, { category: 'membership' }).tier).toBe(0)
})

function found(id: string) {
  const entry = ours.find((one) => one.id === id)
  if (!entry) throw new Error(`The release has no ${id}`)
  return entry
}
