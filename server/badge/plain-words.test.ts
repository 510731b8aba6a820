import { expect, it } from 'vitest'
import { languages } from '#src/i18n/languages.ts'
import { serverTexts } from '../texts/server-texts.ts'
import { guilloche, palettes, sealMark } from './badge-art.ts'
import { drawBadge } from './draw-badge.ts'
import { plainWords } from './plain-words.ts'

const words = (schemes: readonly string[], name = 'Wattle & Wool') =>
  plainWords(serverTexts('en'), { name, verified: 9, schemes })

it.each([
  [['ISO 14001'], 'ISO 14001'],
  [['ISO 14001', 'FSC CoC', 'EU Ecolabel'], 'ISO 14001, FSC CoC +1'],
  [['Global Organic Textile Standard, Version 7'], '1 credential checked'],
  [[], 'Supplier profile'],
])('TRU-7 names the schemes %j as %s', (schemes, second) => {
  expect(words(schemes)).toMatchObject({ first: 'Wattle & Wool', second })
})

it('TRU-7 says to those who do not see it how many were checked, and each by its name', () => {
  expect(words(['ISO 14001', 'FSC CoC']).title).toBe(
    'Wattle & Wool: 2 credentials checked: ISO 14001 and FSC CoC',
  )
})

it.each(languages)('TRU-7 claims nothing of the supplier beyond that in %s', (language) => {
  const claims = /sustainab|green|verified|nachhaltig|grün|مستدام|استدام|أخضر|خضراء/i
  const suppliers = [null, { name: 'Wool', verified: 3, schemes: [] }]
  for (const supplier of [...suppliers, { name: 'Wool', verified: 3, schemes: ['ISO 14001'] }])
    expect(Object.values(plainWords(serverTexts(language), supplier)).join()).not.toMatch(claims)
})

it('TRU-7 has nothing that looks like a seal', async () => {
  const draw = async (isPlain: boolean) => {
    const supplier = { name: 'Wool', verified: 3, schemes: ['ISO 14001'] }
    const input = { language: 'en', style: 'dark', format: 'svg', logo: null, supplier } as const
    return (await drawBadge({ ...input, isPlain })).toString()
  }
  const seals = [sealMark(palettes.dark), guilloche(palettes.dark)]
  for (const seal of seals) {
    expect(await draw(false)).toContain(seal)
    expect(await draw(true)).not.toContain(seal)
  }
})
