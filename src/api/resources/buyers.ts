import * as v from 'valibot'
import { type Assessment, assessment } from '../../contract/buyers/assessment.ts'
import type { BuyerRole } from '../../contract/buyers/buyer-role.ts'
import {
  type Buyer,
  buyer,
  type BuyerMember,
  buyerMember,
  type MemberInvitation,
} from '../../contract/buyers/buyer.ts'
import { type Objective, objective, type ObjectiveInput } from '../../contract/buyers/objective.ts'
import { buyerObjectiveEndpoints } from '../../contract/endpoints/buyer-objectives.ts'
import { buyerEndpoints } from '../../contract/endpoints/buyers.ts'
import type { Call } from '../http.ts'
import { readAnswer } from '../mend.ts'
import { unwrapData } from '../unwrap.ts'
import { buyerFollowsApi } from './buyer-follows.ts'
import { buyerSearchesApi } from './buyer-searches.ts'

const members = v.object({ results: v.array(buyerMember) })
const list = v.object({ results: v.array(objective) })
const buyerOf = (answer: unknown): Buyer => readAnswer(buyer, unwrapData(answer))
const memberOf = (answer: unknown): BuyerMember => readAnswer(buyerMember, unwrapData(answer))
const objectiveOf = (answer: unknown): Objective => readAnswer(objective, unwrapData(answer))
const objectivesOf = (answer: unknown): Objective[] => readAnswer(list, answer).results

/** Organisations that buy, their teams and what they want of suppliers (DSC-3). */
export const buyersApi = (call: Call) => ({
  ...buyerSearchesApi(call),
  ...buyerFollowsApi(call),
  async create(name: string): Promise<Buyer> {
    return buyerOf(await call(buyerEndpoints, 'createBuyer', { body: { name } }))
  },
  async buyer(slug: string): Promise<Buyer> {
    return buyerOf(await call(buyerEndpoints, 'buyer', { params: { buyer: slug } }))
  },
  async rename(slug: string, body: { name: string; version: number }): Promise<Buyer> {
    const params = { buyer: slug }
    return buyerOf(await call(buyerEndpoints, 'changeBuyer', { params, body }))
  },
  async remove(slug: string): Promise<void> {
    await call(buyerEndpoints, 'removeBuyer', { params: { buyer: slug } })
  },
  async members(slug: string): Promise<BuyerMember[]> {
    const answer = await call(buyerEndpoints, 'buyerMembers', { params: { buyer: slug } })
    return readAnswer(members, answer).results
  },
  async invite(slug: string, body: MemberInvitation): Promise<BuyerMember> {
    const params = { buyer: slug }
    return memberOf(await call(buyerEndpoints, 'inviteBuyerMember', { params, body }))
  },
  async changeMember(slug: string, id: string, role: BuyerRole): Promise<BuyerMember> {
    const params = { buyer: slug, id }
    return memberOf(await call(buyerEndpoints, 'changeBuyerMember', { params, body: { role } }))
  },
  async removeMember(slug: string, id: string): Promise<void> {
    await call(buyerEndpoints, 'removeBuyerMember', { params: { buyer: slug, id } })
  },
  async leave(slug: string): Promise<void> {
    await call(buyerEndpoints, 'leaveBuyer', { params: { buyer: slug } })
  },
  async accept(id: string): Promise<Buyer> {
    return buyerOf(await call(buyerEndpoints, 'acceptBuyerInvitation', { params: { id } }))
  },
  async decline(id: string): Promise<void> {
    await call(buyerEndpoints, 'declineBuyerInvitation', { params: { id } })
  },
  /** @param slugs at most 50 */
  async assess(slug: string, slugs: string[]): Promise<Assessment> {
    const params = { buyer: slug }
    return readAnswer(
      assessment,
      await call(buyerEndpoints, 'assessSuppliers', { params, body: { slugs } }),
    )
  },
  async objectives(slug: string): Promise<Objective[]> {
    const params = { buyer: slug }
    return objectivesOf(await call(buyerObjectiveEndpoints, 'objectives', { params }))
  },
  /** @param after id of the one in front; null: none is; left out: it is the last */
  async addObjective(
    slug: string,
    content: ObjectiveInput,
    after?: string | null,
  ): Promise<Objective> {
    const body = { content, ...(after !== undefined && { after }) }
    const params = { buyer: slug }
    return objectiveOf(await call(buyerObjectiveEndpoints, 'createObjective', { params, body }))
  },
  /** Rejects with status 412 where it is not the version that was looked at. */
  async changeObjective(
    slug: string,
    { id, version }: Pick<Objective, 'id' | 'version'>,
    content: ObjectiveInput,
  ): Promise<Objective> {
    const params = { buyer: slug, id }
    const body = { version, content }
    return objectiveOf(await call(buyerObjectiveEndpoints, 'changeObjective', { params, body }))
  },
  async moveObjective(slug: string, id: string, after: string | null): Promise<Objective[]> {
    const params = { buyer: slug, id }
    return objectivesOf(
      await call(buyerObjectiveEndpoints, 'moveObjective', { params, body: { after } }),
    )
  },
  /** Rejects as `changeObjective` does. */
  async removeObjective(
    slug: string,
    { id, version }: Pick<Objective, 'id' | 'version'>,
  ): Promise<void> {
    const params = { buyer: slug, id, version: String(version) }
    await call(buyerObjectiveEndpoints, 'removeObjective', { params })
  },
})
export type BuyersApi = ReturnType<typeof buyersApi>
