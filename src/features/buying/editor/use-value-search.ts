import type { NamedPart } from '#src/contract/buyers/objective.ts'
import type { LocationNode } from '#src/contract/catalogue.ts'
import { isLongEnough } from '#src/contract/is-long-enough.ts'
import * as limits from '#src/contract/limits.ts'
import type { CatalogueData } from '#src/data/catalogue-data.ts'
import { useData } from '#src/data/data-context.ts'
import { createNameSearch } from '#src/lib/name-search.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'

export type Value = NamedPart['values'][number]
/** Kinds whose values are searched for by their names. */
export type SearchedKind = 'credential' | 'product' | 'region' | 'country'

const listsOf: Readonly<Record<SearchedKind, (catalogue: CatalogueData) => Promise<Value[]>>> = {
  credential: async (catalogue) =>
    (await catalogue.credentials()).map(({ id, name, shortName }) => ({
      id,
      name: shortName && shortName !== name ? `${name} (${shortName})` : name,
    })),
  product: async (catalogue) => (await catalogue.products()).map(({ id, name }) => ({ id, name })),
  region: async (catalogue) => withAllBelow(await catalogue.locations()),
  country: async (catalogue) =>
    (await catalogue.countries()).map(({ code, name }) => ({ id: code, name })),
}

const withAllBelow = (nodes: readonly LocationNode[]): Value[] =>
  nodes.flatMap(({ id, name, children }) => [{ id, name }, ...withAllBelow(children)])

/** Finds values of a kind by name, with a slip of the finger; `find` is null until their list is there. */
export function useValueSearch(kind: SearchedKind) {
  const { catalogue } = useData()
  const loaded = useLoaded(`values of ${kind}`, async () => {
    const list = await listsOf[kind](catalogue)
    const search = createNameSearch(list, { isLongEnough, searchResults: limits.searchResults })
    return { find: search }
  })
  return {
    find: loaded.state === 'ready' ? loaded.value.find : null,
    hasFailed: loaded.state === 'failed',
  }
}
