import * as v from 'valibot'
import type { OperatorText } from '../operator-text.ts'
import { offerInput } from './offer-input.ts'

/** A text as it is stored: its rules were kept when it was put. */
const storedText = v.union([
  v.string(),
  v.looseObject({ en: v.string() }),
]) as v.GenericSchema<OperatorText>

/** An offer as its editors read it. */
export const operatedOffer = v.object({
  offer: v.object({
    ...offerInput.pipe[0].entries,
    offerLabel: storedText,
    title: storedText,
    description: storedText,
    tag: storedText,
    callToAction: storedText,
  }),
  /** Another one as soon as the offer says something else; its place does not count. */
  version: v.string(),
  /** Those that every brand shows are changed by editors of all brands alone. */
  mayChange: v.boolean(),
})
export type OperatedOffer = v.InferOutput<typeof operatedOffer>

/** In the order in which they are shown. */
export const operatedOffers = v.object({
  results: v.array(operatedOffer),
  /** Those that whoever asks looks after. */
  brands: v.array(v.object({ id: v.string(), name: v.string() })),
  /** Whether whoever asks may put offers that every brand shows. */
  mayShare: v.boolean(),
})
export type OperatedOffers = v.InferOutput<typeof operatedOffers>
