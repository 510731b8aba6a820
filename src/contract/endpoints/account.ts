import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { slug } from '../fields.ts'
import { membership, ownUser } from '../membership.ts'

/** The signed-in user and the organisations they belong to. */
export const accountEndpoints = {
  currentUser: endpoint({
    method: 'GET',
    path: '/user/me',
    access: 'signed-in',
    summary: 'The current user',
    response: v.object({ data: ownUser }),
  }),
  memberships: endpoint({
    method: 'GET',
    path: '/user/organizations',
    access: 'signed-in',
    summary: 'Memberships of the current user, oldest first',
    query: v.strictObject({
      status: v.optional(v.picklist(['ALL', 'ACCEPTED', 'PENDING']), 'ALL'),
    }),
    response: v.object({ results: v.array(membership) }),
  }),
  associate: endpoint({
    method: 'POST',
    path: '/organization/associate',
    access: 'signed-in',
    summary: 'Ask to join or claim an organisation',
    body: v.strictObject({ organisationSlug: slug }),
    response: v.object({ data: membership }),
  }),
} as const
