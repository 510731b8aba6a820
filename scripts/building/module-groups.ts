/** What the bundler tells about a module. */
export type Lookup = {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** A part of the portal; a module is in the one of the highest priority that wants it. */
export type Group = {
  name: (id: string, lookup: Lookup) => string | null
  debugName: string
  priority: number
}

/**
 * @param name of the part
 * @param priority a part takes along what its modules import, unless a part of a higher priority has it
 * @param test whether a module belongs to it
 */
export function group(
  name: string,
  priority: number,
  test: (id: string, lookup: Lookup) => boolean,
): Group {
  return {
    name: (id, lookup) => (test(id, lookup) ? name : null),
    debugName: name,
    priority,
  }
}

/**
 * Tells of a module whether it is needed for some others, which it finds out when it is first asked.
 * @param root folder of the project
 * @param modules by the name under which is asked for them, each below `root`
 */
export function neededFor<Name extends string>(
  root: string,
  modules: Record<Name, readonly string[]>,
): (name: Name, id: string, lookup: Lookup) => boolean {
  const found = new Map<Name, Set<string>>()
  return (name, id, lookup) => {
    const needed = found.get(name) ?? closures(root, modules[name], lookup)
    found.set(name, needed)
    return needed.has(id)
  }
}

/** Modules with everything that they import statically. */
function closures(root: string, paths: readonly string[], lookup: Lookup): Set<string> {
  const seen = new Set<string>()
  const visit = (id: string): void => {
    if (seen.has(id)) return
    seen.add(id)
    for (const next of importsOf(id, lookup)) visit(next)
  }
  for (const path of paths) visit(root + path)
  return seen
}

/** What a module imports statically. */
export function importsOf(id: string, lookup: Lookup): readonly string[] {
  return lookup.getModuleInfo(id)?.importedIds ?? []
}
