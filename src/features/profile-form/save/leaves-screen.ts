type Place = { readonly pathname: string; readonly search: object }

/**
 * Whether going from one place to the other takes the form away. A jump within the page does not, nor
 * does another section: the form stays behind it.
 * @param current where the router stands
 * @param next where it is asked to go
 */
export function leavesScreen(current: Place, next: Place): boolean {
  return (
    current.pathname !== next.pathname ||
    JSON.stringify(sorted(current.search)) !== JSON.stringify(sorted(next.search))
  )
}

const sorted = (search: object) =>
  Object.entries(search)
    .filter(([name]) => name !== 'section')
    .sort(([a], [b]) => a.localeCompare(b))
