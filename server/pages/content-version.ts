import type { Brand } from '../../src/contract/brand.ts'
import type { CredentialShelf } from '../catalogue/credentials/credential-shelf.ts'
import type { Subject } from '../http/cdn-headers.ts'
import { contentTag } from '../http/entity-tag.ts'
import type { Store } from '../store/create-store.ts'
import { timeMark } from '../store/organisations/time-mark.ts'

type Stores = Pick<Store, 'brands' | 'contents' | 'offers' | 'organisations'>

/** What pages are made of: the database, and the credentials of the catalogue. */
export type PageSources = { store: Stores; catalogue: Pick<CredentialShelf, 'revision'> }

/** Of a public profile and of its history, without a language in front. */
const profilePath = /^\/organization\/([a-z0-9-]{1,80})(?:[/?]|$)/

/** Texts that change whenever what they stand for may have changed. */
export type ContentVersion = {
  brand: string
  /** All that an open route shows for a host: the brand, and what is read besides for this route. */
  page: string
  /** Whose page it is. */
  subject: Subject
}

/** @param url path and query */
export async function contentVersion(
  { store, catalogue }: PageSources,
  host: string,
  url: string,
): Promise<ContentVersion> {
  const brand = await store.brands.forHost(host)
  const version = `${brand.id} ${brand.timestamp}`
  const [, slug] = profilePath.exec(url) ?? []
  const page = slug
    ? `${await profileVersion(store, slug)} ${catalogue.revision()}${dayMark(url)}`
    : await readVersion({ store, catalogue }, brand, url)
  const subject = { brand: brand.id, ...(slug && { organisation: slug }) }
  return { brand: version, page: `${version} ${page}`, subject }
}

/** A profile of a day says whether the day has ended: each ten minutes another text. */
const dayMark = (url: string): string =>
  url.includes('/history/') ? ` ${new Date().toISOString().slice(0, 15)}` : ''

async function profileVersion(store: Stores, slug: string): Promise<string> {
  const found = await store.organisations.find(slug)
  // A page may be stored for longer than its slug is this organisation's, or than its database is not
  // replaced by a backup, in which the same number may be of another state.
  if (!found) return ''
  return `${found.id} ${found.version} ${found.updatedAt} ${found.status}${timeMark(found)}`
}

async function readVersion(
  { store, catalogue }: PageSources,
  brand: Brand,
  url: string,
): Promise<string> {
  const [path = ''] = url.split('?', 1)
  if (path === '/trust' || path.startsWith('/trust/')) return catalogue.revision()
  // Any profile may change what is found. A search knows of a change within two seconds.
  if (path === '/discover' || path.startsWith('/discover/'))
    return String(Math.floor(Date.now() / 2_000))
  if (path === '/get-started') {
    return (await store.contents.find('get-started', brand.id))?.updatedAt ?? ''
  }
  if (path === '/benefits') {
    return contentTag(Buffer.from(JSON.stringify(await store.offers.ofBrand(brand.id))))
  }
  if (path === '/dev/gallery') {
    return contentTag(Buffer.from(JSON.stringify(await store.brands.all())))
  }
  return ''
}
