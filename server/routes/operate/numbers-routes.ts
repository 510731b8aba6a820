import { numberEndpoints } from '#src/contract/endpoints/numbers.ts'
import { isWithin, type OperatorScope } from '../../policies/operator.ts'
import type { Store } from '../../store/create-store.ts'
import { numbersCsv } from '../../present/numbers-csv.ts'
import { problem } from '../../texts/problem.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { sendCsv } from './send-csv.ts'

const { numbers, numbersFile } = numberEndpoints

/** What the portal counts, for the brands of whoever asks (OPR-6). */
export function numbersRoutes({ router, store }: RouteDependencies): void {
  const read = async (
    scope: OperatorScope,
    { days, brand }: { days: string; brand?: string | undefined },
  ) =>
    store.numbers.of(
      brand === undefined ? scope : [await brandWithin(store, scope, brand)],
      Number(days),
      Date.now(),
    )

  router.operators(numbers, async ({ scope, query }) => {
    const [data, brands] = await Promise.all([read(scope, query), store.brands.all()])
    return {
      data,
      brands: brands.filter(({ id }) => isWithin(scope, id)).map(({ id, name }) => ({ id, name })),
    }
  })

  router.operators(numbersFile, async ({ scope, query, reply }) =>
    sendCsv(reply, 'credence-numbers', [numbersCsv(await read(scope, query))]),
  )
}

/** @throws ProblemError 403 for a brand that is not theirs, 422 for one that there is not */
async function brandWithin(
  { brands }: Pick<Store, 'brands'>,
  scope: OperatorScope,
  brand: string,
): Promise<string> {
  if (!isWithin(scope, brand)) throw problem(403, 'problems.not-an-operator')
  const all = await brands.all()
  if (all.some(({ id }) => id === brand)) return brand
  throw problem(422, 'problems.invalid.unfit', {
    field: 'brand',
    params: { fault: 'is not a brand of this installation' },
  })
}
