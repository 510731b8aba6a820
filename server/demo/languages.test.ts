import { expect, it } from 'vitest'
import * as v from 'valibot'
import { languages } from '#src/i18n/languages.ts'
import {
  brandFields,
  moduleFields,
  offerFields,
  languageCells,
} from '../operator/support/untranslated.ts'
import { moduleInput } from '../store/module-input.ts'
import { offerInput } from '#src/contract/operate/offer-input.ts'
import type { OperatorText } from '#src/contract/operator-text.ts'
import { demoAffiliates, demoBrands } from './brands.ts'
import { demoContents } from './contents.ts'
import { demoModules } from './modules.ts'
import { demoOffers } from './offers.ts'

type Fields = Readonly<Record<string, OperatorText | undefined>>
const written: (readonly [string, Fields])[] = [
  ...demoBrands.map(({ brand }) => [brand.id, brandFields(brand)] as const),
  ...demoAffiliates.map(({ affiliate: { slug, ...texts } }) => [slug, texts] as const),
  ...demoContents.map(({ key, title, html }) => [key, { title, html }] as const),
  ...demoModules.map((one) => [one.id, moduleFields(v.parse(moduleInput, one))] as const),
  ...demoOffers.map((one) => [one.id, offerFields(v.parse(offerInput, one))] as const),
]

it.each(written)('LNG-1 API-7 %s of the demo data is there in every language', (_id, fields) => {
  expect(languageCells(fields, languages)).toEqual({ languages, untranslated: [] })
})

it.each(written)('LNG-1 %s says something else in each language', (_id, fields) => {
  for (const text of Object.values(fields)) {
    if (!text || typeof text === 'string') continue
    expect(new Set(Object.values(text)).size).toBe(languages.length)
    expect(text.ar).toMatch(/\p{Script=Arabic}/u)
  }
})
