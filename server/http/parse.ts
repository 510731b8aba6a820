import * as v from 'valibot'
import type { Parsed, Schema } from '#src/contract/endpoint.ts'
import { ruleProblem } from '../texts/problem.ts'
import { schemaWords } from '../texts/schema-words.ts'

/** Where a value comes from, and the status that says it is wrong. */
const statuses = { params: 404, query: 400, body: 422 } as const
export type Part = keyof typeof statuses

/**
 * Checks a part of a request against its schema.
 * @throws ProblemError naming the first field that is wrong as a path such as `contacts.address`;
 * 404 for the path, 400 for the query, 422 for the body
 */
export function parse<S extends Schema | undefined>(
  schema: S,
  value: unknown,
  part: Part,
): Parsed<S> {
  if (!schema) return undefined as Parsed<S>
  // Valibot takes a list for an object with numbers as names.
  if (Array.isArray(value)) throw ruleProblem(statuses[part], part, 'must be an object')
  const result = v.safeParse(schema, value, { abortEarly: true })
  if (result.success) return result.output as Parsed<S>
  const [issue] = result.issues
  // A field may be called '' too; then the part is all there is to name.
  const field = v.getDotPath(issue) || part
  throw ruleProblem(statuses[part], field, schemaWords(issue))
}

/**
 * All that is wrong with a value, each with the path of its field and what is expected, one a field.
 * @returns an empty list for a value that fits
 */
export function mistakesIn(schema: v.GenericSchema<unknown, unknown>, value: unknown): string[] {
  if (Array.isArray(value)) return ['body must be an object']
  const { issues = [] } = v.safeParse(schema, value)
  const byField = new Map<string, string>()
  for (const issue of issues) {
    const field = v.getDotPath(issue) || 'body'
    const text = ruleProblem(statuses.body, field, schemaWords(issue)).message
    // Not every message of a schema names its field.
    if (!byField.has(field)) byField.set(field, text.includes(field) ? text : `${field}: ${text}`)
  }
  return [...byField.values()]
}
