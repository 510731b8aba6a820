import * as v from 'valibot'
import { assessedSlugs, assessment } from '../buyers/assessment.ts'
import {
  buyer,
  buyerChange,
  buyerInput,
  buyerMember,
  buyerRole,
  memberInvitation,
} from '../buyers/buyer.ts'
import { endpoint } from '../endpoint.ts'
import { slug } from '../fields.ts'
import { ownBuyerEndpoints } from './own-buyers.ts'

const ofBuyer = v.strictObject({ buyer: slug })
const id = v.pipe(v.string(), v.uuid('is not a known id'))
const ofMember = v.strictObject({ buyer: slug, id })
const invitation = v.strictObject({ id })
const data = v.object({ data: buyer })
const member = v.object({ data: buyerMember })

/** Organisations that buy, and their teams (DSC-3). */
export const buyerEndpoints = {
  createBuyer: endpoint({
    method: 'POST',
    path: '/buyers',
    access: 'signed-in',
    summary: 'Register an organisation that buys; whoever does it manages it',
    body: buyerInput,
    response: data,
    status: 201,
  }),
  ...ownBuyerEndpoints,
  buyer: endpoint({
    method: 'GET',
    path: '/buyers/:buyer',
    access: 'buyer',
    buyerRole: 'VIEWER',
    summary: 'Read a buyer',
    params: ofBuyer,
    response: data,
  }),
  changeBuyer: endpoint({
    method: 'PATCH',
    path: '/buyers/:buyer',
    access: 'buyer',
    buyerRole: 'ADMIN',
    summary: 'Rename a buyer; 412 where it is not the version that was looked at',
    params: ofBuyer,
    body: buyerChange,
    response: data,
  }),
  removeBuyer: endpoint({
    method: 'DELETE',
    path: '/buyers/:buyer',
    access: 'buyer',
    buyerRole: 'ADMIN',
    summary: 'Delete a buyer with its team and its objectives',
    params: ofBuyer,
    status: 204,
  }),
  buyerMembers: endpoint({
    method: 'GET',
    path: '/buyers/:buyer/members',
    access: 'buyer',
    buyerRole: 'VIEWER',
    summary: 'The people of a buyer; those who manage it also see addresses and who is invited',
    params: ofBuyer,
    response: v.object({ results: v.array(buyerMember) }),
  }),
  inviteBuyerMember: endpoint({
    method: 'POST',
    path: '/buyers/:buyer/members',
    access: 'buyer',
    buyerRole: 'ADMIN',
    summary: 'Invite somebody by mail; again for the same address: in another role',
    params: ofBuyer,
    body: memberInvitation,
    response: member,
    status: 201,
  }),
  changeBuyerMember: endpoint({
    method: 'PATCH',
    path: '/buyers/:buyer/members/:id',
    access: 'buyer',
    buyerRole: 'ADMIN',
    summary: 'Give a member or somebody who is invited another role',
    params: ofMember,
    body: v.strictObject({ role: buyerRole }),
    response: member,
  }),
  removeBuyerMember: endpoint({
    method: 'DELETE',
    path: '/buyers/:buyer/members/:id',
    access: 'buyer',
    buyerRole: 'ADMIN',
    summary: 'End a membership or an invitation',
    params: ofMember,
    status: 204,
  }),
  leaveBuyer: endpoint({
    method: 'DELETE',
    path: '/buyers/:buyer/own-membership',
    access: 'buyer',
    buyerRole: 'VIEWER',
    summary: 'Leave a buyer',
    params: ofBuyer,
    status: 204,
  }),
  acceptBuyerInvitation: endpoint({
    method: 'POST',
    path: '/buyer-invitations/:id',
    access: 'signed-in',
    summary: 'Accept an invitation to the own confirmed address',
    params: invitation,
    response: data,
  }),
  declineBuyerInvitation: endpoint({
    method: 'DELETE',
    path: '/buyer-invitations/:id',
    access: 'signed-in',
    summary: 'Decline an invitation to the own confirmed address',
    params: invitation,
    status: 204,
  }),
  assessSuppliers: endpoint({
    method: 'POST',
    path: '/buyers/:buyer/assess',
    access: 'buyer',
    buyerRole: 'VIEWER',
    summary: 'Which objectives of a buyer suppliers serve, by what their public profiles say',
    params: ofBuyer,
    body: assessedSlugs,
    response: assessment,
  }),
} as const
