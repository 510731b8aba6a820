import type { Store } from '../store/create-store.ts'

const profilePath = /^\/organization\/([a-z0-9-]{1,80})(?:\?|$)/

/**
 * A text that changes whenever what an open route shows for a host may have changed: the brand, and
 * on a public profile the profile.
 * @param url path and query
 */
export async function contentVersion(
  store: Pick<Store, 'brands' | 'organisations'>,
  host: string,
  url: string,
): Promise<string> {
  const brand = await store.brands.forHost(host)
  const slug = profilePath.exec(url)?.[1]
  const organisation = slug ? await store.organisations.find(slug) : undefined
  const profile = organisation ? `${organisation.version} ${organisation.status}` : ''
  return `${brand.id} ${brand.timestamp} ${profile}`
}
