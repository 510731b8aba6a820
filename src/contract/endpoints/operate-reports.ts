import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { slug } from '../fields.ts'
import {
  appealDecision,
  casePage,
  caseRow,
  caseStates,
  reportCase,
  reportDecision,
} from '../operate/reports.ts'
import { lease } from '../operate/queue.ts'
import { reportReasons } from '../reports/report.ts'

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, 'is not a known id'))
const one = v.strictObject({ slug, id })

/** Reports and appeals in the operator's console (OPR-3, OPR-7). */
export const operateReportEndpoints = {
  reportQueue: endpoint({
    method: 'GET',
    path: '/operate/reports',
    access: 'operators',
    roles: ['support'],
    summary: 'Reports and appeals; nothing of organisations of their own',
    query: v.strictObject({
      state: v.optional(v.picklist(caseStates)),
      reason: v.optional(v.picklist(reportReasons)),
      /** Where the page before it ended. */
      after: v.optional(v.pipe(v.string(), v.maxLength(400, 'is not a place in the list'))),
    }),
    response: v.object({
      results: v.pipe(v.array(caseRow), v.maxLength(casePage)),
      /** Null: nothing comes behind it. */
      next: v.nullable(v.string()),
      /** All that match, as far as they are counted. */
      total: v.number(),
    }),
  }),
  reportCase: endpoint({
    method: 'GET',
    path: '/operate/reports/:slug/:id',
    access: 'operator',
    roles: ['support'],
    summary: 'A report beside what the profile says',
    params: one,
    response: v.object({ data: reportCase }),
  }),
  appealCase: endpoint({
    method: 'GET',
    path: '/operate/appeals/:slug/:id',
    access: 'operator',
    roles: ['support'],
    summary: 'An appeal beside the suspension that it is against',
    params: one,
    response: v.object({ data: reportCase }),
  }),
  takeReportLease: endpoint({
    method: 'POST',
    path: '/operate/reports/:slug/lease',
    access: 'operator',
    roles: ['support'],
    summary: 'Be at the reports about a supplier, or stay: others cannot decide meanwhile',
    params: v.strictObject({ slug }),
    response: v.object({ data: lease }),
  }),
  endReportLease: endpoint({
    method: 'DELETE',
    path: '/operate/reports/:slug/lease',
    access: 'operator',
    roles: ['support'],
    summary: 'Leave them to others',
    params: v.strictObject({ slug }),
    status: 204,
  }),
  decideReport: endpoint({
    method: 'POST',
    path: '/operate/reports/:slug/:id/decision',
    access: 'operator',
    roles: ['support'],
    summary: 'Close a report; who suspends something has just signed in',
    params: one,
    body: reportDecision,
    status: 204,
  }),
  decideAppeal: endpoint({
    method: 'POST',
    path: '/operate/appeals/:slug/:id/decision',
    access: 'operator',
    roles: ['support'],
    summary: 'Decide on an appeal; not whoever has suspended, where somebody else can',
    params: one,
    body: appealDecision,
    status: 204,
  }),
  endSuspension: endpoint({
    method: 'POST',
    path: '/operate/suspensions/:slug/:id/end',
    access: 'operator',
    roles: ['support'],
    summary: 'Show again what was suspended; whoever asks has just signed in',
    params: one,
    status: 204,
  }),
} as const
