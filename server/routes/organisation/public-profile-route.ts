import { LRUCache } from 'lru-cache'
import { organisationEndpoints } from '#src/contract/endpoints/organisations.ts'
import {
  descriptionLanguages,
  type DescriptionLanguage,
} from '#src/contract/profile/descriptions.ts'
import type { Language } from '#src/i18n/languages.ts'
import { type PreparedAnswer, prepareAnswer, sendPrepared } from '../../http/json-answer.ts'
import { textLanguage } from '../../http/request-language.ts'
import { findShown, unknownOrganisation } from '../../policies/find-shown.ts'
import { presentPublicProfile } from '../../present/public-profile.ts'
import type { RouteDependencies } from '../dependencies.ts'

const { publicProfile } = organisationEndpoints

/** Profiles in the cache, each language by itself. */
const cachedProfiles = 2_000
/**
 * Milliseconds that a prepared profile of an unchanged version is cached. Every change of a profile
 * raises its version; the limit is for what is changed in the database by hand.
 */
const profileMemory = 5_000

/**
 * What the public reads of an organisation. Under a former slug it is the same profile, with the slug in
 * use in it and in `Content-Location`: pages rendered in process and badges follow no redirects.
 */
export function publicProfileRoute({ router, store, catalogue }: RouteDependencies): void {
  const prepared = new LRUCache<string, PreparedAnswer>({ max: cachedProfiles, ttl: profileMemory })

  type Reader = { language: Language; reader: DescriptionLanguage | null }
  async function prepare(id: string, { language, reader }: Reader): Promise<PreparedAnswer> {
    const record = await store.organisations.read(id)
    if (!record) throw unknownOrganisation()
    return prepareAnswer({ data: presentPublicProfile(catalogue.in(language), record, reader) })
  }

  router.open(publicProfile, async ({ params, language: languageOf, request, reply }) => {
    const language = languageOf()
    const reader = textLanguage(request, descriptionLanguages)
    const organisation = await findShown(store, params.slug)
    if (organisation.slug !== params.slug) {
      const path = publicProfile.path.replace(':slug', organisation.slug)
      reply.header('content-location', `/api${path}`)
    }
    const key = `${organisation.id} ${organisation.version} ${language} ${reader}`
    let answer = prepared.get(key)
    if (!answer) {
      answer = await prepare(organisation.id, { language, reader })
      prepared.set(key, answer)
    }
    return sendPrepared(request, reply, answer, 'revalidated')
  })
}
