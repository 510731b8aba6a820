import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { countryCode, instant, line, slug } from '../fields.ts'
import { dismissal, duplicateReasons, pairItem, queuedPair } from '../operate/duplicates.ts'
import { mergePreview } from '../operate/merge-preview.ts'
import { lease, queuePage } from '../operate/queue.ts'

/** Both suppliers of a pair, in either order. */
const one = v.strictObject({ slug, other: slug })
/** Of the pair that was decided on: where it is another by now, nothing is. */
const version = line(100)

/** Suppliers that are probably registered twice (OPR-3). */
export const operateDuplicateEndpoints = {
  duplicateQueue: endpoint({
    method: 'GET',
    path: '/operate/duplicates',
    access: 'operators',
    roles: ['support'],
    summary:
      'Pairs of suppliers that are probably one, the one that was found first at the beginning',
    query: v.strictObject({
      reason: v.optional(v.picklist(duplicateReasons)),
      /** Of one of the two. */
      country: v.optional(countryCode),
      /** Under which one of the two registered. */
      brand: v.optional(line(100)),
      /** Where the page before it ended. */
      after: v.optional(v.pipe(v.string(), v.maxLength(400, 'is not a place in the list'))),
    }),
    response: v.object({
      results: v.pipe(v.array(queuedPair), v.maxLength(queuePage)),
      /** Null: nothing comes behind it. */
      next: v.nullable(v.string()),
      /** All that match, as far as they are counted. */
      total: v.number(),
      /** Those that whoever asks looks after. */
      brands: v.array(v.object({ id: v.string(), name: v.string() })),
    }),
  }),
  pairItem: endpoint({
    method: 'GET',
    path: '/operate/duplicates/:slug/:other',
    access: 'operator',
    roles: ['support'],
    summary: 'Both suppliers side by side',
    params: one,
    response: v.object({ data: pairItem }),
  }),
  takePairLease: endpoint({
    method: 'POST',
    path: '/operate/duplicates/:slug/:other/lease',
    access: 'operator',
    roles: ['support'],
    summary: 'Be at it, or stay: others are told so, and cannot decide meanwhile',
    params: one,
    response: v.object({ data: lease }),
  }),
  endPairLease: endpoint({
    method: 'DELETE',
    path: '/operate/duplicates/:slug/:other/lease',
    access: 'operator',
    roles: ['support'],
    summary: 'Leave it to others',
    params: one,
    status: 204,
  }),
  queueDismissal: endpoint({
    method: 'POST',
    path: '/operate/duplicates/:slug/:other/decisions',
    access: 'operator',
    roles: ['support'],
    summary: 'Say that they are two; it is done once it cannot be undone any more',
    params: one,
    body: v.strictObject({ version, decision: dismissal }),
    response: v.object({ data: v.object({ id: v.string(), dueAt: instant }) }),
    status: 201,
  }),
  mergePreview: endpoint({
    method: 'GET',
    path: '/operate/duplicates/:slug/:other/merge',
    access: 'operator',
    roles: ['support'],
    summary: 'What a merger would do; nothing is changed',
    params: one,
    query: v.strictObject({ stays: slug }),
    response: v.object({ data: mergePreview }),
  }),
  mergePair: endpoint({
    method: 'POST',
    path: '/operate/duplicates/:slug/:other/merge',
    access: 'operator',
    roles: ['support'],
    summary: 'Make them one, which cannot be undone; whoever asks has just signed in',
    params: one,
    body: v.strictObject({ version, stays: slug }),
    status: 204,
  }),
} as const
