import { existsSync } from 'node:fs'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { couponCategory, sustainabilityCategories } from '#src/contract/categories.ts'
import { earnedBy, questionnairePath, questionnaires } from '../catalogue/questionnaires.ts'
import { moduleInput } from '../store/module-input.ts'
import { offerInput } from '#src/contract/operate/offer-input.ts'
import { textIn } from '#src/contract/operator-text.ts'
import { demoBrands } from './brands.ts'
import { demoModules } from './modules.ts'
import { demoOffers } from './offers.ts'

it('BEN-1 API-7 shows every kind of offer on every demo brand', () => {
  for (const one of demoOffers) expect(v.parse(offerInput, one)).toMatchObject(one)
  for (const { brand } of demoBrands) {
    const shown = demoOffers.filter(({ brandId = null }) => [brand.id, null].includes(brandId))
    const categories = new Set<string>(shown.flatMap((one) => one.iconCategories))
    expect(categories).toEqual(new Set(sustainabilityCategories))
    expect(shown.some((one) => one.category === couponCategory)).toBe(true)
    expect(shown.filter((one) => one.isFifo)).toHaveLength(1)
  }
})

it('MOD-1 MOD-2 are the five free modules, each with a tag of its own, and one to come', () => {
  const stored = demoModules.map((one) => v.parse(moduleInput, one))
  expect(stored.map(({ brandId, title }) => ({ brandId, title }))).toEqual(
    demoModules.map(({ title }) => ({ brandId: null, title })),
  )
  for (const { icon_url } of stored) {
    expect(existsSync(new URL(`../../public${icon_url}`, import.meta.url))).toBe(true)
  }
  const free = stored.filter((one) => one.tags.some((tag) => textIn('en', tag) === 'Earn tag'))
  expect(free.map((one) => one.questionnaire)).toEqual(
    questionnaires.map((one) => questionnairePath(one.id)),
  )
  expect(free.map((one) => one.attributeIds)).toEqual(
    questionnaires.map((one) => [earnedBy(one.id)?.id]),
  )
  const coming = stored.filter((one) => !free.includes(one))
  expect(coming).toMatchObject([{ questionnaire: '', tags: [], attributeIds: [] }])
})
