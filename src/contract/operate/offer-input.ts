import * as v from 'valibot'
import { couponCategory, sustainabilityCategories } from '../categories.ts'
import { givenId, line, text } from '../fields.ts'
import type { Offer } from '../offer.ts'
import type { Language } from '../../i18n/languages.ts'
import { operatorText, substitutes, textIn } from '../operator-text.ts'
import { storedText } from './edited-record.ts'
import { brandId, webAddress } from './input-fields.ts'

const none = v.literal('')
const maybeLine = (max: number) => v.union([none, line(max)])

const neededForButton = 'is needed where there is a button'
const hasButton = ({ category, isFifo }: { category: string; isFifo: boolean }) =>
  category !== couponCategory || isFifo

/**
 * An offer as an operator puts it. A coupon has a code to copy; anything else, and what is claimed by
 * phone number, has a button that leads somewhere.
 */
export const offerInput = v.pipe(
  v.strictObject({
    id: givenId,
    brandId,
    offerLabel: operatorText(line(80)),
    title: operatorText(line(120)),
    description: operatorText(text(1000)),
    discountCode: v.optional(maybeLine(40), ''),
    category: line(40),
    offerPercentage: v.optional(
      v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
      null,
    ),
    tag: v.optional(operatorText(maybeLine(40)), ''),
    iconCategories: v.array(v.picklist(sustainabilityCategories)),
    callToAction: v.optional(operatorText(maybeLine(60)), ''),
    callToActionLink: v.optional(v.union([none, webAddress]), ''),
    isFifo: v.optional(v.boolean(), false),
  }),
  v.forward(
    v.partialCheck(
      [['category'], ['discountCode']],
      ({ category, discountCode }) => category !== couponCategory || discountCode !== '',
      `is needed for the category ${couponCategory}`,
    ),
    ['discountCode'],
  ),
  v.forward(
    v.partialCheck(
      [['category'], ['discountCode']],
      ({ category, discountCode }) => category === couponCategory || discountCode === '',
      `is only for the category ${couponCategory}`,
    ),
    ['discountCode'],
  ),
  v.forward(
    v.partialCheck(
      [['category'], ['isFifo'], ['callToAction']],
      (offer) => !hasButton(offer) || offer.callToAction !== '',
      neededForButton,
    ),
    ['callToAction'],
  ),
  v.forward(
    v.partialCheck(
      [['category'], ['isFifo'], ['callToActionLink']],
      (offer) => !hasButton(offer) || offer.callToActionLink !== '',
      neededForButton,
    ),
    ['callToActionLink'],
  ),
)
export type OfferInput = v.InferInput<typeof offerInput>

/** An offer as its editors read it. */
export const storedOffer = v.object({
  ...offerInput.pipe[0].entries,
  offerLabel: storedText,
  title: storedText,
  description: storedText,
  tag: storedText,
  callToAction: storedText,
})

/** An offer with all languages of its texts, and its brand. */
export type OfferContent = v.InferOutput<typeof offerInput>
/** An offer as it is stored: with all languages of its texts. */
export type StoredOffer = Omit<OfferContent, 'brandId'>

/** An offer as pages in a language show it. */
export function offerIn(language: Language, offer: StoredOffer): Offer {
  const { offerLabel, title, description, tag, callToAction } = offer
  return {
    ...offer,
    offerLabel: textIn(language, offerLabel),
    title: textIn(language, title),
    description: textIn(language, description),
    tag: textIn(language, tag),
    callToAction: textIn(language, callToAction),
    ...substitutes(language, { offerLabel, title, description, tag, callToAction }),
  }
}
