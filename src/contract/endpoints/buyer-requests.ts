import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { slug } from '../fields.ts'
import {
  requestId,
  requestInput,
  requestPage,
  requestPlace,
  requestVersion,
  sentRequest,
} from '../requests/request.ts'

const ofBuyer = v.strictObject({ buyer: slug })
const data = v.object({ data: sentRequest })

/** What a buyer asks suppliers for (DSC-6). */
export const buyerRequestEndpoints = {
  sentRequests: endpoint({
    method: 'GET',
    path: '/buyers/:buyer/requests',
    access: 'buyer',
    buyerRole: 'VIEWER',
    summary: 'The requests of a buyer with their answers: those that wait, then the newest',
    params: ofBuyer,
    query: v.strictObject({ after: v.optional(requestPlace) }),
    response: requestPage(sentRequest),
  }),
  sendRequest: endpoint({
    method: 'POST',
    path: '/buyers/:buyer/requests',
    access: 'buyer',
    buyerRole: 'EDITOR',
    summary: 'Ask a supplier for an update or for evidence; its owners are told by mail',
    params: ofBuyer,
    body: requestInput,
    response: data,
    status: 201,
  }),
  withdrawRequest: endpoint({
    method: 'POST',
    path: '/buyers/:buyer/requests/:id/withdrawal',
    access: 'buyer',
    buyerRole: 'EDITOR',
    summary: 'Take a request back; what was answered stays',
    params: v.strictObject({ buyer: slug, id: requestId }),
    body: v.strictObject({ version: requestVersion }),
    response: data,
  }),
  sharedFile: endpoint({
    method: 'GET',
    path: '/buyers/:buyer/shared-files/:id',
    access: 'buyer',
    buyerRole: 'VIEWER',
    summary: 'A document that a supplier shares with this buyer, as a download',
    params: v.strictObject({ buyer: slug, id: requestId }),
    file: true,
  }),
} as const
