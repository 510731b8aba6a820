import { organisationEndpoints } from '#src/contract/endpoints/organisations.ts'
import { readIfMatch, versionTag } from '../../http/entity-tag.ts'
import { unknownOrganisation } from '../../policies/find-shown.ts'
import { presentDetails } from '../../present/organisation-details.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { readProfilePatch } from './read-profile-patch.ts'

const { organisationDetails, updateOrganisation } = organisationEndpoints

/** Members reading and saving the profile of their organisation. */
export function profileRoutes({ router, store, catalogue }: RouteDependencies): void {
  const read = async (id: string) => {
    const record = await store.organisations.read(id)
    if (!record) throw unknownOrganisation()
    return record
  }

  router.member(
    organisationDetails,
    ({ params }) => params.slug,
    async ({ organisation, language, reply }) => {
      const record = await read(organisation.id)
      reply.header('etag', versionTag(record.version))
      return { data: presentDetails(catalogue.in(language()), record) }
    },
  )

  router.member(
    updateOrganisation,
    ({ params }) => params.slug,
    async ({ user, organisation, role, body, language, request, reply }) => {
      const version = readIfMatch(request.headers['if-match'])
      const stored = await read(organisation.id)
      const changes = await readProfilePatch(body, catalogue, stored, language())
      const by = { userId: user.id, isOwner: role === 'OWNER' }
      const saved = await store.organisations.save(organisation.id, changes, version, by)
      reply.header('etag', versionTag(saved.version))
      return { data: presentDetails(catalogue.in(language()), saved) }
    },
  )
}
