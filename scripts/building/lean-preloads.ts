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

/** The code of a part that preloads nothing which is loaded with it. */
export function withoutLoaded(code: string, loaded: ReadonlySet<string>): string {
  const list = names.exec(code)?.[2]
  if (list === undefined) return code
  const files = JSON.parse(`[${list}]`) as string[]
  const kept = files.filter((file) => !loaded.has(file))
  const placeOf = new Map(kept.map((file, at) => [file, at]))
  return code
    .replace(places, (_all, given: string) => {
      const left = given.split(',').flatMap((at) => placeOf.get(files[Number(at)] ?? '') ?? [])
      return `__vite__mapDeps([${left.join(',')}])`
    })
    .replace(names, (_all, before: string) => before + JSON.stringify(kept))
}
