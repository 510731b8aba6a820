import * as v from 'valibot'
import type { Parsed, Schema } from '#src/contract/endpoint.ts'
import { ruleProblem } from '../texts/problem.ts'

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
  throw ruleProblem(statuses[part], field, wordsOf(issue))
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
    const text = ruleProblem(statuses.body, field, wordsOf(issue)).message
    // Not every message of a schema names its field.
    if (!byField.has(field)) byField.set(field, text.includes(field) ? text : `${field}: ${text}`)
  }
  return [...byField.values()]
}

/** Own words for what Valibot itself finds: its messages repeat what was sent. */
function wordsOf(issue: v.BaseIssue<unknown>): string {
  return issue.kind === 'schema' ? schemaWords(issue) : issue.message
}

function schemaWords({ expected, input, message }: v.BaseIssue<unknown>): string {
  if (expected === 'never') {
    // A schema may say in words of its own what its names are.
    return message.startsWith('Invalid key:') ? 'is not a field that can be sent' : message
  }
  if (input === undefined) return 'is missing'
  const wanted: Readonly<Record<string, string>> = {
    string: 'text',
    Array: 'a list',
    Object: 'an object',
  }
  return `must be ${wanted[expected ?? ''] ?? expected?.replaceAll('"', '')}`
}
