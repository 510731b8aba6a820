import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { evidenceTypes } from '../evidence.ts'
import { catalogueId, countryCode, instant, line, slug } from '../fields.ts'
import * as limits from '../limits.ts'
import { checkFile } from '../operate/check-file.ts'
import { operatorRoles } from '../operate/operator-role.ts'
import { lease, queued, queueItem, queuePage } from '../operate/queue.ts'
import { queueDecision } from '../trust/credential-decision.ts'

const one = v.strictObject({ slug, credentialId: catalogueId })
const decisionId = v.pipe(v.string(), v.uuid('is not a known id'))
const grant = v.strictObject({
  role: v.picklist(operatorRoles),
  /** Null: all brands. */
  brandId: v.nullable(line(100)),
})
const invitation = v.object({
  ...grant.entries,
  id: v.string(),
  /** E-mail address of who made it; of the command line, the account that ran it. */
  invitedBy: v.string(),
  expiresAt: instant,
})
const operator = v.object({
  ...grant.entries,
  userId: v.string(),
  name: v.string(),
  email: v.string(),
  since: instant,
  isSelf: v.boolean(),
})

/** The operator's console (OPR-1, OPR-2). */
export const operateEndpoints = {
  operatorSelf: endpoint({
    method: 'GET',
    path: '/operate/me',
    access: 'signed-in',
    summary: 'The roles of whoever asks, and what is missing to use them',
    response: v.object({
      data: v.object({
        grants: v.array(grant),
        /** Null: nothing is. */
        needs: v.nullable(
          v.picklist(['address-unconfirmed', 'second-factor-needed', 'sign-in-again']),
        ),
      }),
    }),
  }),
  acceptOperatorInvitation: endpoint({
    method: 'POST',
    path: '/operate/invitations',
    access: 'signed-in',
    summary: 'Take the role of an invitation; a confirmed address and a second factor are needed',
    body: v.strictObject({ code: v.pipe(v.string(), v.maxLength(100, 'is not a code')) }),
    response: v.object({ data: grant }),
    status: 201,
  }),
  operators: endpoint({
    method: 'GET',
    path: '/operate/people',
    access: 'operators',
    roles: ['admin'],
    summary: 'Who has which role, for the brands of whoever asks',
    response: v.object({
      results: v.array(operator),
      /** Links that nobody has used; what they carry is not told again. */
      invitations: v.array(invitation),
      /** Those for which roles can be given; all brands together only where `forAll`. */
      brands: v.array(v.object({ id: v.string(), name: v.string() })),
      forAll: v.boolean(),
    }),
  }),
  inviteOperator: endpoint({
    method: 'POST',
    path: '/operate/people/invitations',
    access: 'operators',
    roles: ['admin'],
    summary: 'Make a link by which one person takes a role; whoever asks has just signed in',
    body: grant,
    // What the link carries: whoever has it takes the role.
    secret: true,
    response: v.object({ data: v.object({ ...invitation.entries, code: v.string() }) }),
    status: 201,
  }),
  withdrawInvitation: endpoint({
    method: 'DELETE',
    path: '/operate/people/invitations/:id',
    access: 'operators',
    roles: ['admin'],
    summary: 'Make a link useless that nobody has used',
    params: v.strictObject({
      id: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'is not the id of an invitation')),
    }),
    status: 204,
  }),
  removeOperator: endpoint({
    method: 'POST',
    path: '/operate/people/removals',
    access: 'operators',
    roles: ['admin'],
    summary: 'Take a role away; whoever asks has just signed in',
    body: v.strictObject({
      userId: line(100),
      ...grant.entries,
    }),
    status: 204,
  }),
  verificationQueue: endpoint({
    method: 'GET',
    path: '/operate/credentials',
    access: 'operators',
    roles: ['verifier'],
    summary: 'What waits for a verifier, the longest first; nothing of their own organisations',
    query: v.strictObject({
      kind: v.optional(v.picklist(['new', 'renewal'])),
      credential: v.optional(catalogueId),
      country: v.optional(countryCode),
      files: v.optional(v.picklist(['yes', 'no'])),
      /** Where the page before it ended. */
      after: v.optional(v.pipe(v.string(), v.maxLength(400, 'is not a place in the list'))),
    }),
    response: v.object({
      results: v.pipe(v.array(queued), v.maxLength(queuePage)),
      /** Null: nothing comes behind it. */
      next: v.nullable(v.string()),
      /** All that match, as far as they are counted. */
      total: v.number(),
    }),
  }),
  queueItem: endpoint({
    method: 'GET',
    path: '/operate/credentials/:slug/:credentialId',
    access: 'operator',
    roles: ['verifier'],
    summary: 'Everything that helps to decide on what waits',
    params: one,
    response: v.object({ data: queueItem }),
  }),
  uploadCheckFile: endpoint({
    method: 'POST',
    path: '/operate/credentials/:slug/:credentialId/files',
    access: 'operator',
    roles: ['verifier'],
    summary:
      'Keep a picture or PDF of what was seen; a decision names it, else it goes after a day',
    params: one,
    query: v.strictObject({ name: line(limits.fileName) }),
    bytes: { types: [...evidenceTypes, 'application/octet-stream'], most: limits.evidenceBytes },
    response: v.object({ data: checkFile }),
    status: 201,
  }),
  checkFile: endpoint({
    method: 'GET',
    path: '/operate/credentials/:slug/:credentialId/files/:id',
    access: 'operator',
    roles: ['verifier'],
    summary: 'The file itself, as a download',
    params: v.strictObject({ ...one.entries, id: decisionId }),
    file: true,
  }),
  takeLease: endpoint({
    method: 'POST',
    path: '/operate/credentials/:slug/:credentialId/lease',
    access: 'operator',
    roles: ['verifier'],
    summary: 'Be at it, or stay: others are told so, and cannot decide meanwhile',
    params: one,
    response: v.object({ data: lease }),
  }),
  endLease: endpoint({
    method: 'DELETE',
    path: '/operate/credentials/:slug/:credentialId/lease',
    access: 'operator',
    roles: ['verifier'],
    summary: 'Leave it to others',
    params: one,
    status: 204,
  }),
  queueDecision: endpoint({
    method: 'POST',
    path: '/operate/credentials/:slug/:credentialId/decisions',
    access: 'operator',
    roles: ['verifier'],
    summary: 'Decide on what waits; it is done, and told, once it cannot be undone any more',
    params: one,
    body: v.strictObject({
      /** `version` of the item that was decided on: where something else waits by now, nothing is. */
      version: line(100),
      decision: queueDecision,
    }),
    response: v.object({ data: v.object({ id: v.string(), dueAt: instant }) }),
    status: 201,
  }),
  undoDecision: endpoint({
    method: 'DELETE',
    path: '/operate/decisions/:id',
    access: 'operators',
    roles: ['verifier', 'support'],
    summary: 'Undo a decision of one’s own, as long as it is not done',
    params: v.strictObject({ id: decisionId }),
    status: 204,
  }),
} as const
