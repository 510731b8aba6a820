import fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { slug } from '#src/contract/fields.ts'
import { slugFrom } from './slug-from.ts'

it.each([
  ['Wattle & Wool Pty Ltd', 'wattle-and-wool-pty-ltd'],
  ['Łódź  Ærø & Söhne’s, Straße №1½', 'lodz-aero-and-sohnes-strasse-no11-2'],
  ['Ħaż-Żebbuġ', 'az-zebbug'],
  ['Ｆｕｌｌ ① 𝔊reen² 🌱', 'full-1-green2'],
  ['🌱', ''],
])('ORG-4 makes of %s what it always made', async (name, made) => {
  expect(await slugFrom(name)).toBe(made)
})

it.each([
  ['株式会社みどり', 'zhushihuishemidori'],
  ['㈱ﾐﾄﾞﾘ', 'zhu-midori'],
  ['コーヒー・グリーン', 'kohi-gurin'],
  ['Зелёный мир', 'zelenyy-mir'],
  ['ООО «Ромашка» & Söhne', 'ooo-romashka-and-sohne'],
  ['شركة الخضراء ١٢', 'shrkh-lkhdr-12'],
  ['Ελληνική Ανακύκλωση', 'elliniki-anakyklosi'],
  ['हरित ऊर्जा', 'hrit-urja'],
])('ORG-4 writes %s in Latin letters', async (name, made) => {
  expect(await slugFrom(name)).toBe(made)
})

it('ORG-4 makes a valid slug of any name, or none at all', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 160 }), async (name) => {
      const made = await slugFrom(name)
      expect(made === '' || v.is(slug, made)).toBe(true)
    }),
  )
})
