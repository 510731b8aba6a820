import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { slug } from '../fields.ts'
import { organisationUser, relationship } from '../membership.ts'

const params = v.strictObject({
  slug,
  membershipId: v.pipe(v.string(), v.uuid('is not a known id')),
})

/** The people of an organisation (ORG-3). */
export const memberEndpoints = {
  organisationUsers: endpoint({
    method: 'GET',
    path: '/organisation/users',
    access: 'member',
    roles: ['support'],
    summary: 'Members of an organisation; owners and the operator see waiting claims too',
    query: v.strictObject({ slug }),
    response: v.object({ results: v.array(organisationUser) }),
  }),
  changeMember: endpoint({
    method: 'PATCH',
    path: '/organisation/:slug/users/:membershipId',
    access: 'owner',
    roles: ['support'],
    summary: 'Accept a claim, or change what a member is',
    params,
    body: v.pipe(
      v.strictObject({
        status: v.optional(v.literal('ACCEPTED')),
        relationship: v.optional(relationship),
      }),
      v.forward(
        v.check((body) => Object.keys(body).length > 0, 'or relationship must be given'),
        ['status'],
      ),
    ),
    response: v.object({ data: organisationUser }),
  }),
  removeMember: endpoint({
    method: 'DELETE',
    path: '/organisation/:slug/users/:membershipId',
    access: 'owner',
    roles: ['support'],
    summary: 'Refuse a claim, or end a membership; the last owner stays',
    params,
    status: 204,
  }),
  leaveOrganisation: endpoint({
    method: 'DELETE',
    path: '/organisation/:slug/membership',
    access: 'claimant',
    summary: 'Leave an organisation or take a claim back; the last owner cannot leave',
    params: v.strictObject({ slug }),
    status: 204,
  }),
} as const
