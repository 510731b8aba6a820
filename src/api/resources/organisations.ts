import * as v from 'valibot'
import { organisationEndpoints } from '../../contract/endpoints/organisations.ts'
import {
  membership,
  organisationHit,
  type Membership,
  type OrganisationHit,
} from '../../contract/membership.ts'
import { organisationDetails, type OrganisationDetails } from '../../contract/organisation.ts'
import type { ProfilePatch } from '../../contract/profile-patch.ts'
import { publicProfile, type PublicProfile } from '../../contract/public-profile.ts'
import type { Call } from '../http.ts'
import { readAnswer } from '../mend.ts'
import { withEntries, withWebsite } from '../normalise-organisation.ts'
import { readList } from '../read-list.ts'
import { unwrapData } from '../unwrap.ts'

const readDetails = (answer: unknown) =>
  readAnswer(organisationDetails, withEntries(withWebsite(unwrapData(answer))))

const linkAnswer = v.object({ linked: v.boolean() })

/** Finding, founding, reading and saving organisations. */
export const organisationsApi = (call: Call) => ({
  async search(keyword: string, signal?: AbortSignal): Promise<OrganisationHit[]> {
    const input = { query: { keyword }, signal }
    return readList(
      organisationHit,
      await call(organisationEndpoints, 'searchOrganisations', input),
    )
  },
  async createSupplier(name: string): Promise<Membership> {
    const answer = await call(organisationEndpoints, 'createSupplier', { body: { name } })
    return readAnswer(membership, unwrapData(answer))
  },
  async details(slug: string): Promise<OrganisationDetails> {
    const answer = await call(organisationEndpoints, 'organisationDetails', { params: { slug } })
    return readDetails(answer)
  },
  /**
   * @param version that the patch was made from; 412 when the server holds a newer one
   * @param key under which this is stored once, however often it is sent
   */
  async save(
    slug: string,
    patch: ProfilePatch,
    version: number,
    key: string,
  ): Promise<OrganisationDetails> {
    const answer = await call(organisationEndpoints, 'updateOrganisation', {
      params: { slug },
      body: patch,
      headers: { 'if-match': `"${version}"`, 'idempotency-key': key },
    })
    return readDetails(answer)
  },
  async publicProfile(slug: string): Promise<PublicProfile> {
    const answer = await call(organisationEndpoints, 'publicProfile', { params: { slug } })
    return readAnswer(publicProfile, withWebsite(unwrapData(answer)))
  },
  async associatePortfolio(portfolioSlug: string, organisationSlug: string): Promise<boolean> {
    const query = { portfolioSlug, organisationSlug }
    const answer = await call(organisationEndpoints, 'associatePortfolio', { query })
    return readAnswer(linkAnswer, unwrapData(answer)).linked
  },
})
