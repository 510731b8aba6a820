import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { evidenceTypes } from '../evidence.ts'
import { line, slug } from '../fields.ts'
import * as limits from '../limits.ts'
import {
  answerInput,
  receivedRequest,
  requestId,
  requestPage,
  requestPlace,
  requestVersion,
  sharedFile,
} from '../requests/request.ts'

const ofSupplier = v.strictObject({ slug })
const ofRequest = v.strictObject({ slug, id: requestId })
const ofItem = v.strictObject({ ...ofRequest.entries, item: requestId })
const data = v.object({ data: receivedRequest })

/** What buyers ask a supplier for, and what it answers (DSC-6). */
export const supplierRequestEndpoints = {
  receivedRequests: endpoint({
    method: 'GET',
    path: '/organisation/:slug/requests',
    access: 'member',
    summary: 'The requests of buyers with their answers: those that wait, then the newest',
    params: ofSupplier,
    query: v.strictObject({ after: v.optional(requestPlace) }),
    response: requestPage(receivedRequest),
  }),
  answerRequest: endpoint({
    method: 'POST',
    path: '/organisation/:slug/requests/:id/answers',
    access: 'member',
    summary: 'Answer items of a request; those that are not named stay as they are',
    params: ofRequest,
    body: v.strictObject({
      version: requestVersion,
      answers: v.pipe(
        v.array(answerInput),
        v.minLength(1, 'must have at least one answer'),
        v.maxLength(limits.requestItems, `must have at most ${limits.requestItems} answers`),
      ),
    }),
    response: data,
  }),
  declineBeyond: endpoint({
    method: 'POST',
    path: '/organisation/:slug/requests/:id/decline-beyond',
    access: 'member',
    summary: 'Decline every open item that goes beyond the EU’s voluntary standard',
    params: ofRequest,
    body: v.strictObject({ version: requestVersion }),
    response: data,
  }),
  shareFile: endpoint({
    method: 'POST',
    path: '/organisation/:slug/requests/:id/items/:item/files',
    access: 'member',
    summary: 'Add a document to an answer, for this buyer alone; the body is the file itself',
    params: ofItem,
    query: v.strictObject({ name: line(limits.fileName) }),
    bytes: { types: [...evidenceTypes, 'application/octet-stream'], most: limits.evidenceBytes },
    response: v.object({ data: sharedFile }),
    status: 201,
  }),
  shareEvidence: endpoint({
    method: 'POST',
    path: '/organisation/:slug/requests/:id/items/:item/evidence',
    access: 'member',
    summary: 'Add a file of evidence that is here already to an answer, for this buyer alone',
    params: ofItem,
    body: v.strictObject({ evidence: requestId }),
    response: v.object({ data: sharedFile }),
    status: 201,
  }),
  ownSharedFile: endpoint({
    method: 'GET',
    path: '/organisation/:slug/shared-files/:id',
    access: 'member',
    summary: 'A document that was added to an answer, as a download',
    params: ofRequest,
    file: true,
  }),
  unshareFile: endpoint({
    method: 'DELETE',
    path: '/organisation/:slug/shared-files/:id',
    access: 'member',
    summary: 'Take a document back; an answer that is nothing else is open again',
    params: ofRequest,
    status: 204,
  }),
  refuseBuyer: endpoint({
    method: 'PUT',
    path: '/organisation/:slug/requests/:id/refusal',
    access: 'member',
    summary: 'Take no more requests of the buyer of this one, or take them again',
    params: ofRequest,
    body: v.strictObject({ isRefused: v.boolean() }),
    response: data,
  }),
} as const
