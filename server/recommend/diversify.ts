/** Two of a kind let a supplier choose; more would crowd out everything else. */
const mostOfKind = 2

/**
 * Takes the best so that no family and no issuer has more than two; only when that leaves places
 * empty, the best of the rest fill them.
 * @param ranked best first
 * @param limit how many are taken at most
 */
export function diversify<T extends { family: string; issuer: string }>(
  ranked: readonly T[],
  limit: number,
): T[] {
  const taken = new Map<string, number>()
  const first: T[] = []
  const rest: T[] = []
  for (const one of ranked) {
    const kinds = [`family ${one.family}`, `issuer ${one.issuer}`]
    const isCrowded = kinds.some((kind) => (taken.get(kind) ?? 0) >= mostOfKind)
    if (isCrowded) rest.push(one)
    else {
      first.push(one)
      for (const kind of kinds) taken.set(kind, (taken.get(kind) ?? 0) + 1)
    }
  }
  return [...first, ...rest].slice(0, limit)
}
