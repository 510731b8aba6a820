import type { Plugin } from 'vite'

/** What Vite tells of a part of the build. */
type Part = {
  readonly imports: readonly string[]
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } | undefined
}

/** As Vite writes the names of all files that a part may preload, and the places in it of those for one import. */
const names = /(const __vite__mapDeps=[^[]*)\[((?:"[^"]*",?)*)\]/
const places = /__vite__mapDeps\(\[([\d,]*)\]\)/g

/**
 * Keeps out of the lists of what an import preloads the files that the part which has the import has loaded itself.
 * Each first visit carries these lists.
 */
export function leanPreloads(): Plugin {
  return {
    name: 'lean-preloads',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const partOf = (file: string): Part | undefined => {
          const found = bundle[file]
          return found?.type === 'chunk' ? found : undefined
        }
        for (const [file, part] of Object.entries(bundle)) {
          if (part.type === 'chunk') part.code = withoutLoaded(part.code, loadedWith(file, partOf))
        }
      },
    },
  }
}

/** A part with all that it imports, and their styles. */
export function loadedWith(
  file: string,
  partOf: (file: string) => Part | undefined,
  seen = new Set<string>(),
): Set<string> {
  const part = partOf(file)
  if (!part || seen.has(file)) return seen
  seen.add(file)
  for (const style of part.viteMetadata?.importedCss ?? []) seen.add(style)
  for (const next of part.imports) loadedWith(next, partOf, seen)
  return seen
}

/**
 * The code of a part that preloads nothing which is loaded with it, and nothing where an import brings along a
 * single file, which it asks for at once anyway.
 */
export function withoutLoaded(code: string, loaded: ReadonlySet<string>): string {
  const list = names.exec(code)?.[2]
  if (list === undefined) return code
  const files = JSON.parse(`[${list}]`) as string[]
  const leftOf = (given: string): string[] => {
    const left = given.split(',').map((at) => files[Number(at)] ?? '')
    const wanted = left.filter((file) => file !== '' && !loaded.has(file))
    return wanted.length > 1 ? wanted : []
  }
  const used = new Set([...code.matchAll(places)].flatMap(([, given = '']) => leftOf(given)))
  const kept = files.filter((file) => used.has(file))
  return code
    .replace(places, (_all, given: string) => {
      // In the same order everywhere: what many lists begin with is compressed together.
      const left = leftOf(given)
        .map((file) => kept.indexOf(file))
        .toSorted((one, other) => one - other)
      return left.length > 0 ? `__vite__mapDeps([${left.join(',')}])` : '[]'
    })
    .replace(names, (_all, before: string) => before + JSON.stringify(kept))
}
