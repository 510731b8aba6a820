import type { ServerManifest } from '@tanstack/router-core'

type Chunk = {
  file: string
  name?: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}
export type ViteManifest = Record<string, Chunk>

/** What a route may show: its screen, or that there is nothing, or what went wrong; parts may come together. */
const routeChunk =
  /^src\/routes\/(.+)\.tsx\?tsr-split=(?:\w+---)*(?:component|notFoundComponent|errorComponent)(?:---\w+)*$/

/** Routes that ask for their part by themselves (`scripts/building/route-parts.ts`), and the module that it is of. */
const ownParts = {
  '/badge': 'src/features/badge-guide/badge-guide-page.tsx',
  '/dev/gallery': 'src/features/gallery/gallery-page.tsx',
  '/discover_/compare': 'src/features/compare/compare-page.tsx',
} as const

/** Where the identity provider leads back to, which shows nothing by itself. */
const validateRoute = '/auth/validate'
/** What asks for the token there before the application is evaluated; it is the first of all. */
const signInEntry = 'src/start/entry-sign-in.ts'
/** What takes the sign-in up then, by the name of the build's group; it names what it needs. */
const userPart = 'user'

/** Of the shared parts that every page loads, as the router calls the route around all others. */
const rootRoute = '__root__'

/**
 * Which parts of the build a page loads to become live.
 * @param vite `.vite/manifest.json` of the client build
 * @param boot key of the page's only script, which imports the application when the page is idle
 * @returns their keys by route: those of every page, what each route adds, and what each part that it may load later does
 */
export function routeParts(vite: ViteManifest, boot: string): ReadonlyMap<string, Set<string>> {
  const atOnce = [boot, ...(vite[boot]?.dynamicImports ?? [])]
  const shared = new Set(atOnce.flatMap((key) => [...closure(vite, key)]))
  const chunks = Object.keys(vite).map((key) => ({ key, file: routeChunk.exec(key)?.[1] }))
  const parts = new Map([[rootRoute, shared]])
  for (const [file, ofRoute] of Map.groupBy(chunks, (chunk) => chunk.file)) {
    if (!file) continue
    const all = new Set(ofRoute.flatMap(({ key }) => [...closure(vite, key)]))
    parts.set(routeId(file), all.difference(shared))
  }
  for (const [route, key] of Object.entries(ownParts))
    if (vite[key]) parts.set(route, closure(vite, key).difference(shared))
  // By their names: what a route draws for some of its addresses alone.
  for (const key of lateKeys(vite)) {
    const name = vite[key]?.name
    if (name) parts.set(name, closure(vite, key).difference(shared))
  }
  return parts
}

/**
 * Translates Vite's manifest into the assets of each route, as the router's HeadContent and Scripts
 * want them. Only styles block; the application's scripts are fetched when the browser is idle, so
 * nothing is preloaded, and the one that sees to that may come after everything that can be seen. Where a
 * sign-in comes back everything waits for them: they are asked for at once, not each by the one before, and what
 * asks for the token runs before the application is there.
 * @param vite `.vite/manifest.json` of the client build
 * @param boot key of the page's only script, which imports the application when the page is idle
 */
export function routeManifest(vite: ViteManifest, boot: string): ServerManifest {
  const styled = [...routeParts(vite, boot)].map(
    ([route, keys]) => [route, { css: stylesheets(vite, keys) }] as const,
  )
  const routes: ServerManifest['routes'] = Object.fromEntries(styled)
  const script = (key: string) => ({ type: 'module', src: `/${vite[key]?.file ?? ''}` })
  routes[rootRoute] = {
    ...routes[rootRoute],
    scripts: [{ attrs: { ...script(boot), fetchPriority: 'low' } }],
  }
  routes[validateRoute] = {
    ...routes[validateRoute],
    preloads: signInScripts(vite, boot),
    scripts: [{ attrs: script(signInEntry) }],
  }
  return { routes }
}

/** Parts with screens that a route may load later. */
function lateKeys(vite: ViteManifest): string[] {
  const routes = Object.keys(vite).filter((key) => routeChunk.test(key))
  const all = new Set(routes.flatMap((key) => [...closure(vite, key)]))
  return [...all].flatMap((key) => vite[key]?.dynamicImports ?? [])
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

function signInScripts(vite: ViteManifest, boot: string): string[] {
  const late = Object.keys(vite).filter((key) => vite[key]?.name === userPart)
  const first = [signInEntry, boot, ...(vite[boot]?.dynamicImports ?? [])]
  const keys = new Set([...first, ...late].flatMap((key) => [...closure(vite, key)]))
  return [...keys].map((key) => `/${vite[key]?.file}`)
}

function stylesheets(vite: ViteManifest, keys: Iterable<string>): string[] {
  return [...keys].flatMap((key) => vite[key]?.css ?? []).map((file) => `/${file}`)
}
