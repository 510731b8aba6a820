import * as v from 'valibot'
import { instant } from '../fields.ts'
import { brandFault } from './brand-fault.ts'
import { brandState } from './brand-state.ts'

/** Rows of the list of published states in one answer. */
export const brandVersionPage = 30

/** Who did it; null: the command line, or somebody whose account is gone. */
const author = v.nullable(v.object({ name: v.string(), isSelf: v.boolean() }))

/** A state that was published. The one with the highest number is what visitors see. */
export const brandVersion = v.object({
  number: v.number(),
  at: instant,
  by: author,
  way: v.picklist(['console', 'command-line']),
  /** The number of the state that was published again by it; null where it was a new one. */
  again: v.nullable(v.number()),
})
export type BrandVersion = v.InferOutput<typeof brandVersion>

export const brandVersionState = v.object({ ...brandVersion.entries, state: brandState })

/** What was changed and not published yet. */
const draft = v.object({
  /** Changes with each save; a publication names the one that was looked at. */
  version: v.string(),
  /** The published state on which it was begun; null where there was none. */
  begunOn: v.nullable(v.number()),
  savedAt: instant,
  savedBy: author,
  state: brandState,
})

/** A brand as an editor works on it. At least one of `published` and `draft` is there. */
export const brandDetail = v.object({
  id: v.string(),
  published: v.nullable(brandVersionState),
  draft: v.nullable(draft),
  /** What keeps the draft from being published by whoever asks; empty without a draft. */
  faults: v.array(brandFault),
  /** Hosts of the draft that another brand has and that publishing would take from it. */
  moves: v.array(v.object({ host: v.string(), brandId: v.string(), brand: v.string() })),
  /** Whether whoever asks may publish other hosts, those of other brands too. */
  mayChangeHosts: v.boolean(),
  /** Those that it names, and those of the brands that whoever asks looks after, which it can name. */
  portfolios: v.array(v.string()),
})
export type BrandDetailAnswer = v.InferOutput<typeof brandDetail>

/** A row of the list of brands. */
export const brandRow = v.object({
  id: v.string(),
  name: v.string(),
  hosts: v.array(v.string()),
  colour: v.string(),
  logo: v.nullable(v.string()),
  published: v.nullable(brandVersion),
  draft: v.nullable(
    v.object({
      savedAt: instant,
      savedBy: author,
      /** Another state was published since it was begun. */
      isOutdated: v.boolean(),
    }),
  ),
})
export type BrandRow = v.InferOutput<typeof brandRow>
