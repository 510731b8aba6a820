/** Where the public profile of an organisation lives on this portal. */
export function profilePath(slug: string): string {
  return `/organization/${encodeURIComponent(slug)}`
}
