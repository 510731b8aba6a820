import * as v from 'valibot'
import { sustainabilityCategories } from '../categories.ts'
import { askedAssurances, goalIds } from '../discover/facets.ts'
import { catalogueId, line, text } from '../fields.ts'
import * as limits from '../limits.ts'
import { buyerVersion } from './buyer.ts'

/**
 * What an objective can ask for, in the order in which it is offered. There is no kind for who owns a supplier: those
 * attributes are shown to nobody (SEC-2), and an objective must not find them out.
 */
export const partKinds = [
  'sdg',
  'category',
  'credential',
  'product',
  'region',
  'country',
  'target',
] as const
export type PartKind = (typeof partKinds)[number]

const valuesOf = <Value extends v.GenericSchema<string, string>>(value: Value) =>
  v.pipe(
    v.array(value),
    v.minLength(1, 'must not be empty'),
    v.maxLength(limits.searchValues, `must have at most ${limits.searchValues} entries`),
  )
const assurance = v.optional(v.picklist(askedAssurances))
const ofCatalogue = valuesOf(catalogueId)

/** A part is met by any one of its values. */
export const objectivePart = v.variant('kind', [
  v.strictObject({
    kind: v.literal('sdg'),
    values: valuesOf(v.picklist(goalIds, 'must be a number from 1 to 17')),
  }),
  v.strictObject({
    kind: v.literal('category'),
    values: valuesOf(v.picklist(sustainabilityCategories)),
    /** At least this. */
    assurance,
  }),
  v.strictObject({ kind: v.literal('credential'), values: ofCatalogue, assurance }),
  v.strictObject({ kind: v.literal('product'), values: ofCatalogue }),
  /** What a supplier serves. */
  v.strictObject({ kind: v.literal('region'), values: ofCatalogue }),
  /** Where it is. */
  v.strictObject({ kind: v.literal('country'), values: ofCatalogue }),
  /** Words, all of which stand in one of its targets. */
  v.strictObject({
    kind: v.literal('target'),
    values: valuesOf(line(limits.objectiveTarget)),
  }),
])
export type ObjectivePart = v.InferOutput<typeof objectivePart>

/** What an editor of a buyer writes. */
export const objectiveInput = v.pipe(
  v.strictObject({
    name: line(limits.objectiveName),
    /** Why it matters; may be empty. */
    why: text(limits.objectiveWhy),
    parts: v.pipe(
      v.array(objectivePart),
      v.minLength(1, 'must not be empty'),
      v.maxLength(limits.objectiveParts, `must have at most ${limits.objectiveParts} entries`),
    ),
    /** How many of its parts a supplier has to meet at least; null: all of them. */
    needed: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  v.forward(
    v.check(
      ({ needed, parts }) => needed === null || needed <= parts.length,
      'must not be more than there are parts',
    ),
    ['needed'],
  ),
)
export type ObjectiveInput = v.InferOutput<typeof objectiveInput>

/** A value of a part with its name in the language of the answer. */
const namedValue = v.object({ id: v.string(), name: v.string() })
const namedPart = v.object({
  kind: v.picklist(partKinds),
  values: v.array(namedValue),
  assurance,
})
export type NamedPart = v.InferOutput<typeof namedPart>

/** An objective as the members of its buyer read it. */
export const objective = v.object({
  id: v.string(),
  version: buyerVersion,
  name: v.string(),
  why: v.string(),
  parts: v.array(namedPart),
  needed: v.nullable(v.number()),
})
export type Objective = v.InferOutput<typeof objective>
