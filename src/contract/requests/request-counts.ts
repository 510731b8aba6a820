import * as v from 'valibot'

/** Requests that a supplier has received. */
export const requestCounts = v.object({
  all: v.number(),
  /** Those in which something waits for an answer. */
  open: v.number(),
})
export type RequestCounts = v.InferOutput<typeof requestCounts>
