import * as v from 'valibot'
import { brokenRule } from './broken-rule.ts'
import * as limits from './limits.ts'
import { ProblemError } from './problem.ts'

/** A phone number as it travels and is stored: without white space (specification, validation). */
export const withoutSpaces = (typed: string): string => typed.replaceAll(/\s/gu, '')

/** A phone number for people to call: digits with the usual separators; white space is removed. */
export const phoneNumber = v.pipe(
  v.string(),
  v.transform(withoutSpaces),
  v.minLength(1, 'must not be empty'),
  v.maxLength(limits.phoneNumber, `must have at most ${limits.phoneNumber} characters`),
  v.regex(/^\+?[0-9()./-]*$/, 'may have digits and the signs + ( ) . / - only'),
  v.check(
    (text) => (text.match(/\d/g)?.length ?? 0) >= limits.phoneDigits,
    `must have at least ${limits.phoneDigits} digits`,
  ),
)

/**
 * Judges what was typed as a phone number, before it is sent.
 * @returns what is wrong with it, as the server would say it; null when nothing is
 */
export function phoneNumberProblem(typed: string): ProblemError | null {
  const result = v.safeParse(phoneNumber, typed)
  if (result.success) return null
  const [{ message }] = result.issues
  return new ProblemError({
    ...{ status: 422, code: 'invalid', field: 'phoneNumber' },
    ...brokenRule(message),
    message: `Phone number ${message}`,
  })
}

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
