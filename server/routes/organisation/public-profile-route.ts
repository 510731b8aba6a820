import { organisationEndpoints } from '#src/contract/endpoints/organisations.ts'
import {
  descriptionLanguages,
  type DescriptionLanguage,
} from '#src/contract/profile/descriptions.ts'
import type { ProblemError } from '#src/contract/problem.ts'
import type { Language } from '#src/i18n/languages.ts'
import { isInProcess } from '../../http/in-process.ts'
import { requestHost } from '../../http/request-origin.ts'
import { cachePolicies, prepareJson, sendPublic } from '../../http/json-answer.ts'
import { type PreparedAnswer, sendPrepared } from '../../http/prepared-answer.ts'
import { textLanguage } from '../../http/request-language.ts'
import { createOnceCache, entryBytes } from '../../http/once-cache.ts'
import { createCdnHeaders } from '../../http/cdn-headers.ts'
import { countProfileRead } from '../../numbers/count-requests.ts'
import { findShown, unknownOrganisation } from '../../policies/find-shown.ts'
import { type NoPast, pastProfile } from '../../present/past-profile.ts'
import { presentPublicProfile } from '../../present/public-profile.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { problem } from '../../texts/problem.ts'
import { timeMark } from '../../store/organisations/time-mark.ts'

const { publicProfile } = organisationEndpoints

/** Bytes of profiles in the cache, compressed, each language by itself: some 5,000 of them. */
const cachedBytes = 16_000_000
/**
 * Milliseconds that a prepared profile of an unchanged version is cached. Every change of a profile
 * raises its version; the limit is for what is changed in the database by hand.
 */
const profileMemory = 5_000

/**
 * What the public reads of an organisation. Under a former slug it is the same profile, with the slug in
 * use in it and in `Content-Location`: pages rendered in process and badges follow no redirects.
 */
export function publicProfileRoute({ config, router, store, catalogue }: RouteDependencies): void {
  const prepared = createOnceCache<PreparedAnswer>({
    most: cachedBytes,
    sizeOf: ({ bytes }) => bytes.length + entryBytes,
    ttl: profileMemory,
  })
  const allowShared = createCdnHeaders(config.sharedCacheSeconds)

  type Reader = { language: Language; reader: DescriptionLanguage | null }
  async function present(id: string, { language, reader }: Reader) {
    const record = await store.organisations.read(id)
    if (!record) throw unknownOrganisation()
    return { data: presentPublicProfile(catalogue.in(language), record, reader) }
  }

  router.open(publicProfile, async ({ params, query, language: languageOf, request, reply }) => {
    const language = languageOf()
    const reader = textLanguage(request, descriptionLanguages)
    const found = await findShown(store, params.slug)
    const { id, slug, version } = found
    const { asOf } = query
    if (slug !== params.slug) {
      const end = asOf === undefined ? '' : `?asOf=${asOf}`
      reply.header('content-location', `/api${publicProfile.path.replace(':slug', slug)}${end}`)
    }
    // A page takes it as it is, and is cached itself.
    if (isInProcess(request)) {
      return sendPublic(request, reply, await present(id, { language, reader }), 'revalidated')
    }
    // The live badge reads it from other people's pages, and has a seal in each release that was ever
    // pinned: unread, it leaves the picture that stands in its place, which is ours.
    if (await store.brands.isForConsumers(requestHost(request)))
      reply.removeHeader('access-control-allow-origin')
    if (asOf !== undefined) {
      const wanted = { organisation: found, day: asOf, reader }
      const past = await pastProfile(store.history, catalogue.in(language), wanted)
      if (past === 'ahead' || past === 'not-shown' || 'knownSince' in past) throw noPast(past)
      return sendPublic(request, reply, { data: past.profile, asOf }, 'revalidated')
    }
    const answer = await prepared(
      `${id} ${version}${timeMark(found)} ${catalogue.shelf.revision()} ${language} ${reader}`,
      async () => ({
        value: await prepareJson(await present(id, { language, reader })),
      }),
    )
    countProfileRead(store.numbers, request, { slug: params.slug, known: slug })
    allowShared(reply, { organisation: slug }, { policy: cachePolicies.revalidated })
    return sendPrepared(request, reply, answer)
  })
}

function noPast(why: NoPast): ProblemError {
  const field = 'asOf'
  if (why === 'ahead') return problem(400, 'problems.as-of.ahead', { field })
  if (why === 'not-shown') return problem(410, 'problems.as-of.not-shown', { field })
  const params = { since: why.knownSince.slice(0, 10) }
  return problem(404, 'problems.as-of.unknown', { field, params })
}
