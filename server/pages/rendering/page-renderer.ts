import type { Brand } from '#src/contract/brand.ts'
import type { OwnTexts } from '#src/contract/own-texts.ts'
import type { PublicProfile } from '#src/contract/public-profile.ts'
import type { Language } from '#src/i18n/languages.ts'
import type { Coding } from '../../http/accepts-coding.ts'

export type PageRequest = {
  /** Path and query. */
  url: string
  /** What stands in front of the paths that the routes know: empty, or such as `/de`. */
  base: string
  language: Language
  host: string
  /** Scheme and host as the visitor sees them. */
  origin: string
  /** Changes with the host's brand; null where this server cannot tell. */
  brandVersion: string | null
}

/** A finished page: the bytes that go out. They are stored compressed only. */
export type Page = {
  status: number
  bytes: Buffer
  /** How they are compressed. */
  coding: Coding
  tag: string
  /** Its own styles, if it has any. */
  styles: PageStyles | null
}

export type PageStyles = {
  /** What the page's policy must allow, `'sha256-…'`. */
  hash: string
  /** The part of the page's bytes that all pages with these styles have in common; null where there is none. */
  piece: { at: number; bytes: Buffer } | null
}

export type Redirect = { status: number; location: string }

/** What a page shows in place of what is stored, before a brand is published. */
export type Previewed = { brand: Brand; ownTexts: OwnTexts; profile: PublicProfile }

/** What makes pages of the built portal. */
export type PageRenderer = {
  /** @throws Error where the page could not be rendered at all */
  render(request: PageRequest): Promise<Page | Redirect>
  /**
   * Renders a page with a brand and a profile that nobody has stored.
   * @returns the document, with its styles in it
   */
  preview(request: PageRequest, shown: Previewed): Promise<string>
  /**
   * Reads a profile as the portal does, wherever its API lives.
   * @throws ProblemError for a profile that is not shown
   */
  publicProfile(host: string, slug: string): Promise<PublicProfile>
}
