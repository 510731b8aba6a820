/** How the items of a list are told apart. */
export type ItemRules<Item> = {
  /** By what two items count as the same one. */
  key: (item: Item) => string
  /** What can be changed in an item: the same text where it counts as the same. Nothing in a mere set. */
  value?: (item: Item) => string
  /** An empty row that waits to be filled in. */
  isEmpty?: (item: Item) => boolean
}

/**
 * Brings two changes of one list together, item by item (KEEP-1): what either side added is there, what
 * either took away is gone.
 * @param base what both began with
 * @returns `isConflict`: both changed the same item, each to something else; `merged` then has mine
 */
export function mergeItems<Item>(
  rules: ItemRules<Item>,
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
): { merged: Item[]; isConflict: boolean } {
  const { value = () => '' } = rules
  const was = byKey(rules, base)
  const ours = byKey(rules, mine)
  const others = byKey(rules, theirs)
  const isSame = (one: Item | undefined, other: Item | undefined) =>
    one === undefined || other === undefined ? one === other : value(one) === value(other)
  let isConflict = false

  function choose(key: string): Item | undefined {
    const [before, our, other] = [was.get(key), ours.get(key), others.get(key)]
    if (isSame(our, before) || isSame(our, other)) return other
    if (!isSame(other, before)) isConflict = true
    return our
  }
  const keys = new Set([...others.keys(), ...ours.keys()])
  const merged = [...keys].map(choose).filter((item) => item !== undefined)
  if (merged.length > 0 || !rules.isEmpty) return { merged, isConflict }
  return { merged: [...theirs, ...mine].filter(rules.isEmpty).slice(0, 1), isConflict }
}

/** Two rows may name the same thing for as long as they are edited: neither takes the other's place. */
function byKey<Item>({ key, isEmpty }: ItemRules<Item>, items: readonly Item[]): Map<string, Item> {
  const all = new Map<string, Item>()
  for (const item of items) {
    if (isEmpty?.(item)) continue
    let name = key(item)
    while (all.has(name)) name += ' again'
    all.set(name, item)
  }
  return all
}
