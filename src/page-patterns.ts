import { routeTree } from './route-tree.gen.ts'

/** Paths of the portal's pages with the names of what differs, such as `/organization/:slug`. */
export function pagePatterns(): string[] {
  const routes: { options: { path?: string } }[] = Object.values(routeTree.children ?? {})
  return routes.flatMap(({ options: { path } }) => (path ? [toPattern(path)] : []))
}

/** The router writes `$slug`, and the list of a folder with a slash at its end. */
const toPattern = (path: string): string => path.replaceAll('$', ':').replace(/(?<=.)\/$/, '')
