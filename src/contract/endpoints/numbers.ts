import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { instant, line } from '../fields.ts'
import { auditAction, auditEntry, auditPage } from '../operate/audit-log.ts'
import { numberPeriods, numbers } from '../operate/numbers.ts'

const period = v.strictObject({
  days: v.optional(v.picklist(numberPeriods), '30'),
  /** Left out: every brand of whoever asks. */
  brand: v.optional(line(100)),
})

const entries = {
  /** One action such as `credential.approve`, or all of a noun such as `credential`. */
  action: v.optional(auditAction),
  /** Who did it, as it is in the log. */
  actor: v.optional(line(320)),
  /** What it was done to, as it is in the log. */
  subject: v.optional(line(320)),
  /** Not before. */
  from: v.optional(instant),
  /** Before. */
  to: v.optional(instant),
}

/** What the portal counts, and what was done by or for the operator (OPR-6). */
export const numberEndpoints = {
  numbers: endpoint({
    method: 'GET',
    path: '/operate/numbers',
    access: 'operators',
    roles: ['editor', 'support'],
    summary: 'What the portal counts for the brands of whoever asks, by day',
    query: period,
    response: v.object({
      data: numbers,
      /** Those that may be asked for. */
      brands: v.array(v.object({ id: v.string(), name: v.string() })),
    }),
  }),
  numbersFile: endpoint({
    method: 'GET',
    path: '/operate/numbers/file',
    access: 'operators',
    roles: ['editor', 'support'],
    summary: 'The same as CSV, a row for each day',
    query: period,
    file: true,
  }),
  auditLog: endpoint({
    method: 'GET',
    path: '/operate/audit',
    access: 'operators',
    roles: ['admin'],
    summary: 'Entries of the audit log, newest first; of some brands, those about their suppliers',
    query: v.strictObject({
      ...entries,
      /** Where the page before it ended. */
      after: v.optional(v.pipe(v.string(), v.maxLength(400, 'is not a place in the list'))),
    }),
    response: v.object({
      results: v.pipe(v.array(auditEntry), v.maxLength(auditPage)),
      /** Null: nothing comes behind it. Some may come even where the page is not full. */
      next: v.nullable(v.string()),
      /** How far back this page has looked; null: to the beginning. */
      until: v.nullable(instant),
    }),
  }),
  auditFile: endpoint({
    method: 'GET',
    path: '/operate/audit/file',
    access: 'operators',
    roles: ['admin'],
    summary: 'The same as CSV, the newest 10,000 of them',
    query: v.strictObject(entries),
    file: true,
  }),
} as const
