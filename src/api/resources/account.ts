import { accountEndpoints } from '../../contract/endpoints/account.ts'
import { membership, ownUser, type Membership, type OwnUser } from '../../contract/membership.ts'
import type { Call } from '../http.ts'
import { readAnswer } from '../mend.ts'
import { readList } from '../read-list.ts'
import { unwrapData } from '../unwrap.ts'

/** What the signed-in user belongs to. */
export const accountApi = (call: Call) => ({
  async ownUser(): Promise<OwnUser> {
    return readAnswer(ownUser, unwrapData(await call(accountEndpoints, 'currentUser', {})))
  },
  async memberships(): Promise<Membership[]> {
    const query = { status: 'ALL' } as const
    return readList(membership, await call(accountEndpoints, 'memberships', { query }))
  },
  async associate(organisationSlug: string): Promise<Membership> {
    const answer = await call(accountEndpoints, 'associate', { body: { organisationSlug } })
    return readAnswer(membership, unwrapData(answer))
  },
})
