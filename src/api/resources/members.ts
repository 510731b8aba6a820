import type * as v from 'valibot'
import { memberEndpoints } from '../../contract/endpoints/members.ts'
import { claimWaitEndpoints } from '../../contract/endpoints/claim-waits.ts'
import { organisationUser, type OrganisationUser } from '../../contract/membership.ts'
import type { Call, CallInput } from '../http.ts'
import { readAnswer } from '../mend.ts'
import { readList } from '../read-list.ts'
import { unwrapData } from '../unwrap.ts'

export type ClaimWaits = v.InferOutput<typeof claimWaitEndpoints.claimWaits.response>['data']
export type MemberChange = NonNullable<CallInput<typeof memberEndpoints.changeMember>['body']>

/** The people of an organisation. */
export const membersApi = (call: Call) => ({
  async list(slug: string): Promise<OrganisationUser[]> {
    const query = { slug }
    return readList(organisationUser, await call(memberEndpoints, 'organisationUsers', { query }))
  },
  async change(slug: string, membershipId: string, body: MemberChange): Promise<OrganisationUser> {
    const params = { slug, membershipId }
    const answer = await call(memberEndpoints, 'changeMember', { params, body })
    return readAnswer(organisationUser, unwrapData(answer))
  },
  async remove(slug: string, membershipId: string): Promise<void> {
    await call(memberEndpoints, 'removeMember', { params: { slug, membershipId } })
  },
  async leave(slug: string): Promise<void> {
    await call(memberEndpoints, 'leaveOrganisation', { params: { slug } })
  },
  async claimWaits(): Promise<ClaimWaits> {
    const answer = await call(claimWaitEndpoints, 'claimWaits')
    return readAnswer(claimWaitEndpoints.claimWaits.response, answer).data
  },
})
