import { organisationEndpoints } from '#src/contract/endpoints/organisations.ts'
import { type ApiConfig, isEmbedded } from '../../config-api.ts'
import { profilePath } from '../content-version.ts'
import type { OwnAnswer } from '#src/api/in-process.ts'
import type { ReadCall } from './in-process-reads.ts'
import type { PageRequest } from './page-renderer.ts'

/** What the thread that renders will ask for, answered before it does: that spares it two messages. */
export type Ahead = { path: string; answer: OwnAnswer }

/**
 * The call that a page makes for certain besides those for its brand, as the portal's client makes it.
 * @returns null where there is none, or the API is another one
 */
export function callAhead(page: PageRequest, api: ApiConfig): ReadCall | null {
  const [, slug] = profilePath.exec(page.url.slice(page.base.length)) ?? []
  if (!slug || !isEmbedded(api)) return null
  return {
    path: `/api${organisationEndpoints.publicProfile.path.replace(':slug', slug)}`,
    host: page.host,
    headers: { 'accept-language': page.language },
  }
}
