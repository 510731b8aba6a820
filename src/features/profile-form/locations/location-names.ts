import type { LocationIndex } from './location-index.ts'

const order = new Intl.Collator('en', { sensitivity: 'base' })

/** The selected places by name, regions with the country they are in, alphabetically. */
export function selectedNames(
  index: LocationIndex,
  ids: readonly string[],
): { id: string; name: string }[] {
  const nameOf = (id: string) => index.node(id)?.name ?? id
  return ids
    .map((id) => {
      const root = index.ancestorIds(id).at(-1)
      return { id, name: root === undefined ? nameOf(id) : `${nameOf(id)}, ${nameOf(root)}` }
    })
    .sort((a, b) => order.compare(a.name, b.name))
}
