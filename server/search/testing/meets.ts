import { askedStates, usualStates } from '#src/contract/discover/facets.ts'
import { isVerifiedState } from '#src/contract/trust/credential-state.ts'
import { readHeld, type SupplierDocument } from '../document.ts'
import { createTrees } from '../engine/trees.ts'
import type { IndexQuery } from '../query.ts'
import { catalogue } from './some-suppliers.ts'

const trees = createTrees(catalogue.trees)
const byId = new Map(catalogue.credentials.map((one) => [one.id, one]))
const categoriesOf = (id: string) => byId.get(id)?.categories ?? []
/** Parts of a query that narrow it. */
export type Asked = Pick<
  IndexQuery,
  'held' | 'product' | 'region' | 'country' | 'sdg' | 'size' | 'module'
> & {
  since: number | null
}
/** What a query means, said anew in the slowest way. */
export const meets = (one: SupplierDocument, asked: Asked): boolean => {
  const of = (name: keyof SupplierDocument['values']) => one.values[name] ?? []
  const credentials = of('credential').map(readHeld)
  const anyOf = (wanted: readonly string[], has: readonly string[]) =>
    wanted.length === 0 || wanted.some((id) => has.includes(id))
  const goals = [
    ...of('sdg'),
    ...credentials
      .filter(({ state }) => isVerifiedState(state))
      .flatMap(({ id }) => byId.get(id)?.sdgs ?? []),
  ]
  const states = asked.held?.states ?? usualStates.flatMap((name) => askedStates[name])
  return (
    (!asked.held ||
      credentials.some(
        ({ id, state, rank }) =>
          (asked.held?.ids?.includes(id) ?? true) &&
          (asked.held?.categories?.some((name) => categoriesOf(id).includes(name)) ?? true) &&
          rank >= (asked.held?.rank ?? 0) &&
          (states as readonly string[]).includes(state),
      )) &&
    anyOf(
      asked.product.flatMap((id) => trees.downwards('product', id)),
      of('product'),
    ) &&
    anyOf(
      asked.region.flatMap((id) => trees.around('region', id)),
      of('region'),
    ) &&
    anyOf(
      asked.country.flatMap((id) => trees.downwards('country', id)),
      of('country'),
    ) &&
    anyOf(asked.sdg, goals) &&
    anyOf(asked.size, of('size')) &&
    anyOf(asked.module, of('module')) &&
    (asked.since === null || one.updatedAt >= asked.since)
  )
}
/** Whether a brand shows a supplier at all. */
export const isShown = (one: SupplierDocument, { only }: IndexQuery) =>
  meets(one, {
    ...{ held: null, product: [], region: only.regions, country: [], sdg: [], size: [] },
    ...{ module: [], since: null },
  }) &&
  (only.credentials.length === 0 ||
    (one.values.credential ?? [])
      .map(readHeld)
      .some(
        ({ id, state }) =>
          only.credentials.includes(id) && (state === 'pending' || isVerifiedState(state)),
      )) &&
  (only.portfolios.length === 0 || only.portfolios.some((id) => one.values.portfolio?.includes(id)))
