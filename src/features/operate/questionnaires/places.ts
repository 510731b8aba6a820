/** The key of each entry's place: the key of the one in front of it; empty: it is the first. */
export function placesOf(items: readonly { id: string }[]): Record<string, string> {
  return Object.fromEntries(
    items.map(({ id }, at) => {
      const before = items[at - 1]
      return [`:${id}`, before ? `:${before.id}` : '']
    }),
  )
}

/**
 * An order in which each entry stands behind the one that its place names, as far as that is there.
 * @param places of two editors put together: of two that name the same one, the latter in `keys` stands nearer to it
 */
export function idsInOrder(
  keys: readonly string[],
  places: Readonly<Record<string, string>>,
): string[] {
  const order: string[] = []
  let waiting = [...keys]
  while (waiting.length > 0) {
    const placed = waiting.filter((key) => {
      const before = places[key] ?? null
      const at = before === '' ? 0 : before === null ? -1 : order.indexOf(before) + 1
      if (at < 0 || (at === 0 && before !== '')) return false
      order.splice(at, 0, key)
      return true
    })
    // The one in front of it is gone, or both name each other: it stands at the end.
    const [first] = waiting
    if (placed.length === 0 && first !== undefined) placed.push(first) && order.push(first)
    waiting = waiting.filter((key) => !placed.includes(key))
  }
  return order
}
