import type { Brand } from '../../src/contract/brand.ts'
import { contentTag } from '../http/entity-tag.ts'
import type { Store } from '../store/create-store.ts'

type Stores = Pick<Store, 'brands' | 'contents' | 'offers' | 'organisations'>

const profilePath = /^\/organization\/([a-z0-9-]{1,80})(?:\?|$)/

/** Texts that change whenever what they stand for may have changed. */
export type ContentVersion = {
  brand: string
  /** All that an open route shows for a host: the brand, and what is read besides for this route. */
  page: string
}

/** @param url path and query */
export async function contentVersion(
  store: Stores,
  host: string,
  url: string,
): Promise<ContentVersion> {
  const brand = await store.brands.forHost(host)
  const version = `${brand.id} ${brand.timestamp}`
  return { brand: version, page: `${version} ${await readVersion(store, brand, url)}` }
}

async function readVersion(store: Stores, brand: Brand, url: string): Promise<string> {
  const [path = ''] = url.split('?', 1)
  if (path === '/get-started') {
    return (await store.contents.find('get-started', brand.id))?.updatedAt ?? ''
  }
  if (path === '/benefits') {
    return contentTag(Buffer.from(JSON.stringify(await store.offers.ofBrand(brand.id))))
  }
  if (path === '/dev/gallery') {
    return contentTag(Buffer.from(JSON.stringify(await store.brands.all())))
  }
  const slug = profilePath.exec(url)?.[1]
  const organisation = slug ? await store.organisations.find(slug) : undefined
  return organisation ? `${organisation.version} ${organisation.status}` : ''
}
