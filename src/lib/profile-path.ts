/**
 * Where the public profile of an organisation lives on this portal.
 * @param slug of the organisation
 * @returns a path of this portal
 */
export function profilePath(slug: string): string {
  return `/organization/${encodeURIComponent(slug)}`
}
