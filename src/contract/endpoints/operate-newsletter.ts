import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { emailLine, line } from '../fields.ts'
import * as limits from '../limits.ts'
import {
  listedSignUp,
  newsletterCounts,
  newsletterPage,
  signUpOrders,
  signUpStates,
} from '../operate/newsletter.ts'

const brand = v.pipe(v.string(), v.maxLength(80, 'is not the id of a brand'))
const tag = line(60)
/** Addresses are those of people, who also ask support to forget them. */
const forBoth = { access: 'operators', roles: ['editor', 'support'] } as const

/** Who has signed up for newsletters, for the operators of their brands (OPR-5). */
export const operateNewsletterEndpoints = {
  newsletterCounts: endpoint({
    ...forBoth,
    method: 'GET',
    path: '/operate/newsletter/counts',
    summary: 'How many have signed up for newsletters, by brand and tag',
    response: v.object({ data: newsletterCounts }),
  }),
  newsletterSignUps: endpoint({
    ...forBoth,
    method: 'GET',
    path: '/operate/newsletter',
    summary: 'Who has signed up for newsletters, latest first or by address',
    query: v.strictObject({
      brand: v.optional(brand),
      tag: v.optional(tag),
      state: v.optional(v.picklist(signUpStates)),
      /** What the address begins with. */
      address: v.optional(line(limits.email)),
      order: v.optional(v.picklist(signUpOrders)),
      /** Where the page before it ended. */
      after: v.optional(v.pipe(v.string(), v.maxLength(1_000, 'is not a place in the list'))),
    }),
    response: v.object({
      results: v.pipe(v.array(listedSignUp), v.maxLength(newsletterPage)),
      /** Null: nothing comes behind it. */
      next: v.nullable(v.string()),
    }),
  }),
  newsletterFile: endpoint({
    method: 'POST',
    path: '/operate/newsletter/file',
    access: 'operators',
    roles: ['editor'],
    summary: 'Who gets newsletters as CSV; the audit log says first who has asked for it',
    body: v.strictObject({
      brand: v.optional(brand),
      tag: v.optional(tag),
      /** Those too who have not confirmed, and may never have asked for it. */
      all: v.boolean(),
    }),
    file: true,
  }),
  removeFromNewsletters: endpoint({
    ...forBoth,
    method: 'POST',
    path: '/operate/newsletter/removals',
    summary: 'Remove an address, on request, from all newsletters of the brands of whoever asks',
    body: v.strictObject({ email: emailLine }),
    response: v.object({ data: v.object({ subscriptions: v.number() }) }),
  }),
} as const
