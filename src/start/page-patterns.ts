import { routeTree } from '../route-tree.gen.ts'

type Routes = Readonly<Record<string, { options: object }>>

/** Paths of the portal's pages with the names of what differs, such as `/organization/:slug`. */
export function pagePatterns(): string[] {
  const routes: Routes = { ...routeTree.children }
  return Object.values(routes).flatMap(({ options }) =>
    'path' in options && typeof options.path === 'string' ? [toPattern(options.path)] : [],
  )
}

/** The router writes `$slug`, and the list of a folder with a slash at its end. */
const toPattern = (path: string): string => path.replaceAll('$', ':').replace(/(?<=.)\/$/, '')
