/** A text in quotes that may be the id of a message, with places such as `outbox.states.${state}`. */
const quoted = /(['"`])([a-z][a-z0-9-]*\.(?:[\w.-]|\$\{[^}]*\})+)\1/g

/**
 * Ids that no source names. One with places names all ids of its form.
 * @param ids of all messages
 * @param sources texts of all files that may name them
 */
export function findUnused(ids: Iterable<string>, sources: Iterable<string>): string[] {
  const exact = new Set<string>()
  const forms = new Map<string, RegExp>()
  for (const source of sources) {
    for (const [, , id = ''] of source.matchAll(quoted)) {
      if (!id.includes('${')) exact.add(id)
      else forms.set(id, formOf(id))
    }
  }
  const isNamed = (id: string) => exact.has(id) || [...forms.values()].some((form) => form.test(id))
  return [...ids].filter((id) => !isNamed(id))
}

function formOf(id: string): RegExp {
  const parts = id.split(/\$\{[^}]*\}/).map((part) => RegExp.escape(part))
  return new RegExp(`^${parts.join(String.raw`[\w-]+`)}$`)
}
