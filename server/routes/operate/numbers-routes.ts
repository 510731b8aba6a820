import { numberEndpoints } from '#src/contract/endpoints/numbers.ts'
import { type OperatorScope, requireWithin } from '../../policies/operator.ts'
import { numbersCsv } from '../../present/numbers-csv.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { brandsWithin, requireKnownBrand } from './known-brands.ts'
import { sendCsv } from './send-csv.ts'

const { numbers, numbersFile } = numberEndpoints

/** What the portal counts, for the brands of whoever asks (OPR-6). */
export function numbersRoutes({ router, store }: RouteDependencies): void {
  const read = async (
    scope: OperatorScope,
    { days, brand }: { days: string; brand?: string | undefined },
  ) => {
    if (brand !== undefined) {
      requireWithin(scope, brand)
      await requireKnownBrand(store, brand, 'brand')
    }
    return store.numbers.of(brand === undefined ? scope : [brand], Number(days), Date.now())
  }

  router.operators(numbers, async ({ scope, query }) => {
    const [data, brands] = await Promise.all([read(scope, query), brandsWithin(store, scope)])
    return { data, brands }
  })

  router.operators(numbersFile, async ({ scope, query, reply }) =>
    sendCsv(reply, 'credence-numbers', [numbersCsv(await read(scope, query))]),
  )
}
