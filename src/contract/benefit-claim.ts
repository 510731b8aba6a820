import * as v from 'valibot'
import { limits } from './limits.ts'

/** A phone number for people to call: digits with the usual separators; white space is removed. */
export const phoneNumber = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(/\s/gu, '')),
  v.minLength(1, 'must not be empty'),
  v.maxLength(limits.phoneNumber, `must have at most ${limits.phoneNumber} characters`),
  v.regex(/^\+?[0-9()./-]*$/, 'must be a phone number'),
  v.check((text) => (text.match(/\d/g)?.length ?? 0) >= 6, 'must be a phone number'),
)

/** Where an organisation stands with the partner benefit that is claimed by phone number. */
export const fifoState = v.object({
  claimed: v.boolean(),
  /** Reference of the claim; empty before it. */
  fifoRef: v.string(),
  /** Where the partner goes on with it; empty before the claim. */
  redirectUrl: v.string(),
  phoneNumber: v.string(),
})
export type FifoState = v.InferOutput<typeof fifoState>

export const invoiceFinanceState = v.object({ hasClaimed: v.boolean() })
const invoiceFinanceStatus = v.picklist(['complete', 'already-claimed'])
export const invoiceFinanceResult = v.object({ status: invoiceFinanceStatus })
export type InvoiceFinanceResult = v.InferOutput<typeof invoiceFinanceStatus>
