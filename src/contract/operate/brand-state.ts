import * as v from 'valibot'
import type { StoredBrand } from '../stored-brand.ts'

/**
 * All that an editor changes of a brand: what is stored of it, and the hosts that show it. Its pictures are
 * what `brandImages` names.
 */
export type BrandState = { brand: StoredBrand; hosts: string[] }

/**
 * A state as it travels. A draft may hold what a published brand may not, half a colour for example: each of
 * its values has the right type, and what else is wrong stands in `faults` beside it.
 */
export const brandState = v.object({
  brand: v.record(v.string(), v.unknown()),
  hosts: v.array(v.string()),
})

/** An answer's state with its type: the server has checked the types of its values when it was saved. */
export const asBrandState = (state: v.InferOutput<typeof brandState>): BrandState =>
  state as unknown as BrandState
