import * as v from 'valibot'
import { expect, it } from 'vitest'
import { brokenRule } from '../broken-rule.ts'
import { imageAddress } from './input-fields.ts'
import { offerInput } from './offer-input.ts'

const offer = {
  ...{ id: 'a', offerLabel: 'Boxes', title: 'Cheaper boxes', description: 'By the dozen.' },
  ...{ category: 'service', callToAction: 'Go', callToActionLink: 'https://boxes.example' },
  iconCategories: [],
}

it.each([
  ['discountCode', 'coupon-code', { category: 'cupon' }],
  ['discountCode', 'code-of-coupon', { discountCode: 'BOX10' }],
  ['callToAction', 'button-part', { callToAction: '' }],
  ['callToActionLink', 'button-part', { callToActionLink: '' }],
  ['callToAction', 'button-part', { category: 'cupon', discountCode: 'B', ...noButton(true) }],
] as const)('OPR-5 LNG-2 of %s an offer says the rule %s', (field, reason, change) => {
  const [issue] = v.safeParse(offerInput, { ...offer, ...change }).issues ?? []
  expect(issue && v.getDotPath(issue)).toBe(field)
  expect(brokenRule(issue?.message ?? '')?.reason).toBe(reason)
})

it('OPR-5 an offer with a code needs no button', () => {
  const coupon = { ...offer, category: 'cupon', discountCode: 'BOX10', ...noButton(false) }
  expect(v.is(offerInput, coupon)).toBe(true)
})

it('OPR-5 LNG-2 what is no picture is said by a rule', () => {
  const [issue] = v.safeParse(imageAddress, 'no address').issues ?? []
  expect(brokenRule(issue?.message ?? '')?.reason).toBe('http-address-or-path')
})

function noButton(isFifo: boolean) {
  return { callToAction: '', callToActionLink: '', isFifo }
}
