import { applyChanges, changesBetween } from '#src/contract/operate/brand-changes.ts'
import type { OfferContent } from '#src/contract/operate/offer-input.ts'
import type { OperatorText } from '#src/contract/operator-text.ts'
import type { Language } from '#src/i18n/languages.ts'

const texts = ['offerLabel', 'title', 'description', 'tag', 'callToAction'] as const
type TextField = (typeof texts)[number]

/** What two people have made of one offer. */
export type MergedOffer = {
  /** What each of both has changed; where both have changed the same, what the one has made of it. */
  mine: OfferContent
  theirs: OfferContent
  /** What both have changed to something else. */
  conflicts: OfferPlace[]
}

/** A text in a language, or another field. */
export type OfferPlace =
  | { field: TextField; language: Language }
  | { field: Exclude<keyof OfferContent, TextField>; language: null }

/** An offer whose texts are by language throughout, so that two who write in two languages do not meet. */
type Spread = Omit<OfferContent, TextField> & Record<TextField, Readonly<Record<string, string>>>

/** @param base what both began from */
export function mergeOffers(
  base: OfferContent,
  mine: OfferContent,
  theirs: OfferContent,
): MergedOffer {
  const [from, one, other] = [spread(base), spread(mine), spread(theirs)]
  const { state, conflicts } = applyChanges(other, changesBetween(from, one))
  return {
    mine: gather(applyChanges(one, changesBetween(from, other)).state),
    theirs: gather(state),
    conflicts: conflicts.map(placeOf),
  }
}

function placeOf(path: string): OfferPlace {
  const [field = '', language] = path.slice(1).split('/')
  return { field, language: language ?? null } as OfferPlace
}

function spread(offer: OfferContent): Spread {
  const byLanguage = texts.map((field) => [field, languagesOf(offer[field])] as const)
  return { ...offer, ...(Object.fromEntries(byLanguage) as Pick<Spread, TextField>) }
}

function gather(offer: Spread): OfferContent {
  const written = texts.map((field) => [field, textOf(offer[field])] as const)
  return { ...offer, ...(Object.fromEntries(written) as Pick<OfferContent, TextField>) }
}

function languagesOf(text: OperatorText): Record<string, string> {
  const all = typeof text === 'string' ? { en: text } : text
  return Object.fromEntries(Object.entries(all).filter(([, words]) => words !== ''))
}

/** One for all languages where nothing but English is written. */
function textOf(byLanguage: Readonly<Record<string, string>>): OperatorText {
  const { en = '', ...others } = byLanguage
  return Object.keys(others).length === 0 ? en : { en, ...others }
}
