import { organisationEndpoints } from '#src/contract/endpoints/organisations.ts'
import { ProblemError } from '#src/contract/problem.ts'
import { sendPublic } from '../../http/json-answer.ts'
import { unknownOrganisation } from '../../policies/unknown-organisation.ts'
import { presentPublicProfile } from '../../present/public-profile.ts'
import type { RouteDependencies } from '../dependencies.ts'

const { publicProfile } = organisationEndpoints

/**
 * What anybody reads of an organisation. Under a former slug it is the same profile, with the slug in
 * use in it and in `Content-Location`: pages rendered in process and badges follow no redirects.
 */
export function publicProfileRoute({ router, store, catalogue }: RouteDependencies): void {
  router.open(publicProfile, async ({ params, request, reply }) => {
    // Badges on other people's websites read it too; it holds nothing that depends on who asks.
    reply.header('access-control-allow-origin', '*')
    const organisation = await store.organisations.find(params.slug)
    if (!organisation) throw unknownOrganisation()
    if (organisation.status === 'SUSPENDED') throw suspended()
    if (organisation.slug !== params.slug) {
      const path = publicProfile.path.replace(':slug', organisation.slug)
      reply.header('content-location', `/api${path}`)
    }
    const record = await store.organisations.read(organisation.id)
    if (!record) throw unknownOrganisation()
    return sendPublic(
      request,
      reply,
      { data: presentPublicProfile(catalogue, record) },
      'revalidated',
    )
  })
}

function suspended(): ProblemError {
  return new ProblemError({
    status: 410,
    code: 'suspended',
    message: 'The profile of this organisation is no longer shown.',
  })
}
