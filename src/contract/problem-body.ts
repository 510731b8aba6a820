import * as v from 'valibot'

/** Body of every answer that is not a success. */
export const problemBody = v.object({
  message: v.pipe(v.string(), v.description('What is wrong, in English')),
  code: v.pipe(v.string(), v.description('What is wrong, for programs')),
  field: v.optional(
    v.pipe(
      v.string(),
      v.description('Path of the field that is wrong, such as `contacts.address`'),
    ),
  ),
  reason: v.optional(
    v.pipe(
      v.string(),
      v.description('Which sentence of its code the message is, where a code has several'),
    ),
  ),
  params: v.optional(
    v.pipe(
      v.record(v.string(), v.union([v.string(), v.number()])),
      v.description(
        'What stands in the places of the message, to word it in another language by code and reason',
      ),
    ),
  ),
})
export type ProblemBody = v.InferOutput<typeof problemBody>
