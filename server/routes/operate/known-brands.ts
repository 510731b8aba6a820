import { isWithin, type OperatorScope } from '../../policies/operator.ts'
import type { Store } from '../../store/create-store.ts'
import { problem } from '../../texts/problem.ts'

type Brands = Pick<Store, 'brands'>

/** The brands that an operator looks after, as they choose among them. */
export async function brandsWithin(
  { brands }: Brands,
  scope: OperatorScope,
): Promise<{ id: string; name: string }[]> {
  const own = (await brands.all()).filter(({ id }) => isWithin(scope, id))
  return own.map(({ id, name }) => ({ id, name }))
}

/** @throws ProblemError 422 for a brand that there is not */
export async function requireKnownBrand(
  { brands }: Brands,
  brandId: string,
  field: string,
): Promise<void> {
  if ((await brands.all()).some(({ id }) => id === brandId)) return
  const params = { fault: 'is not a brand of this installation' }
  throw problem(422, 'problems.invalid.unfit', { field, params })
}
