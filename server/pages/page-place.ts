import type { Language } from '../../src/i18n/languages.ts'
import { splitLanguage } from '../../src/i18n/split-language.ts'
import type { ContentVersion } from './content-version.ts'
import type { Versioned } from './finished-pages.ts'
import type { PageRequest } from './rendering/page-renderer.ts'

/** All of a request that a page depends on. */
export type PageAddress = {
  /** Path and query, as they were asked for. */
  url: string
  /** Of the page, whatever told it. */
  language: Language
  host: string
  /** Scheme and host as the visitor sees them. */
  origin: string
}

/** Where a page of some content is found again. */
export function placeOf(
  { url, language, host, origin }: PageAddress,
  of: ContentVersion,
): Versioned {
  return {
    address: `${language}|${origin}|${url}`,
    host,
    path: splitLanguage(url).path,
    version: of.page,
    isOfSupplier: of.subject.organisation !== undefined,
  }
}

/** @param of null where no version of the content is known */
export function renderingOf(address: PageAddress, of: ContentVersion | null): PageRequest {
  return { ...address, base: splitLanguage(address.url).base, brandVersion: of?.brand ?? null }
}
