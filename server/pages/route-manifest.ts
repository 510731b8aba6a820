import type { ServerManifest } from '@tanstack/router-core'

type Chunk = { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }
export type ViteManifest = Record<string, Chunk>

/** What a route may show: its screen, or that there is nothing, or what went wrong; parts may come together. */
const routeChunk =
  /^src\/routes\/(.+)\.tsx\?tsr-split=(?:\w+---)*(?:component|notFoundComponent|errorComponent)(?:---\w+)*$/

/**
 * Translates Vite's manifest into the assets of each route, as the router's HeadContent and Scripts
 * want them. Only styles block; the application's scripts are fetched when the browser is idle, so
 * nothing is preloaded, and the one that sees to that may come after everything that can be seen.
 * @param vite `.vite/manifest.json` of the client build
 * @param boot key of the page's only script, which imports the application when the page is idle
 */
export function routeManifest(vite: ViteManifest, boot: string): ServerManifest {
  const atOnce = [boot, ...(vite[boot]?.dynamicImports ?? [])]
  const shared = new Set(atOnce.flatMap((key) => [...closure(vite, key)]))
  const routes: ServerManifest['routes'] = {
    __root__: {
      css: stylesheets(vite, shared),
      scripts: [
        { attrs: { type: 'module', src: `/${vite[boot]?.file ?? ''}`, fetchPriority: 'low' } },
      ],
    },
  }
  const chunks = Object.keys(vite).map((key) => ({ key, file: routeChunk.exec(key)?.[1] }))
  for (const [file, ofRoute] of Map.groupBy(chunks, (chunk) => chunk.file)) {
    if (!file) continue
    const own = new Set(ofRoute.flatMap(({ key }) => [...closure(vite, key)])).difference(shared)
    routes[routeId(file)] = { css: stylesheets(vite, own) }
  }
  return { routes }
}

/** `organization.$slug` → `/organization/$slug`, `index` → `/`. */
function routeId(file: string): string {
  return file === 'index' ? '/' : `/${file.replaceAll('.', '/').replace(/\/index$/, '/')}`
}

function closure(vite: ViteManifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key) || !vite[key]) return seen
  seen.add(key)
  for (const next of vite[key].imports ?? []) closure(vite, next, seen)
  return seen
}

function stylesheets(vite: ViteManifest, keys: Iterable<string>): string[] {
  return [...keys].flatMap((key) => vite[key]?.css ?? []).map((file) => `/${file}`)
}
