import * as v from 'valibot'

/** Body of every answer that is not a success. */
export const problemBody = v.object({
  message: v.string(),
  code: v.string(),
  field: v.optional(v.string()),
})
export type ProblemBody = v.InferOutput<typeof problemBody>
