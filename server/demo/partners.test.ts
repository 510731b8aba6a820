import { existsSync } from 'node:fs'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { sustainabilityCategories } from '#src/contract/catalogue.ts'
import { couponCategory } from '#src/contract/offer.ts'
import { moduleInput } from '../store/module-input.ts'
import { offerInput } from '../store/offer-input.ts'
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

it('MOD-2 are the five free modules, each with a drawing and a tag of its own', () => {
  expect(demoModules).toHaveLength(5)
  for (const one of demoModules) {
    const { brandId, title, tags, icon_url } = v.parse(moduleInput, one)
    expect({ brandId, title, tags }).toEqual({
      brandId: null,
      title: one.title,
      tags: ['Earn tag'],
    })
    expect(existsSync(new URL(`../../public${icon_url}`, import.meta.url))).toBe(true)
  }
  expect(new Set(demoModules.flatMap((one) => one.attributeIds)).size).toBe(5)
})
