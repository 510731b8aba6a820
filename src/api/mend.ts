import * as v from 'valibot'
import { ProblemError } from '../contract/problem.ts'
import { isRecord } from '../lib/is-record.ts'

type Loose = v.GenericSchema & {
  readonly entries?: Readonly<Record<string, v.GenericSchema>>
  readonly item?: v.GenericSchema
  readonly wrapped?: v.GenericSchema
  readonly getter?: (input: unknown) => v.GenericSchema
}

/**
 * Reads an answer with the contract's own schema, tolerating what other back ends send (API-2): nulls
 * and junk in lists are dropped, a missing text is empty, a missing list too, numbers written as text
 * are numbers. What cannot be mended (an organisation without a slug) is a failure.
 * @throws ProblemError 502 naming the part that cannot be read
 */
export function readAnswer<S extends v.GenericSchema>(
  schema: S,
  answer: unknown,
): v.InferOutput<S> {
  const result = v.safeParse(schema, mend(schema, answer))
  if (result.success) return result.output
  const part = v.getDotPath(result.issues[0])
  throw new ProblemError({
    status: 502,
    code: 'unreadable-answer',
    message: `The answer of the server cannot be read${part ? `: ${part}` : ''}.`,
    ...(part && { reason: 'part', params: { part } }),
  })
}

function mend(schema: Loose, value: unknown): unknown {
  switch (schema.type) {
    case 'string':
      return typeof value === 'number' ? String(value) : (value ?? '')
    case 'number':
      return typeof value === 'string' && value.trim() ? Number(value) : (value ?? 0)
    case 'boolean':
      return value ?? false
    case 'nullable':
      return value === undefined || value === '' ? null : inner(schema.wrapped, value)
    case 'optional':
      return value === null ? undefined : inner(schema.wrapped, value)
    case 'lazy':
      return inner(schema.getter?.(value), value)
    case 'array':
      return list(schema.item, value)
    case 'record':
      return value ?? {}
    case 'object':
      return object(schema.entries ?? {}, value ?? {})
    default:
      return value
  }
}

function inner(schema: v.GenericSchema | undefined, value: unknown): unknown {
  return schema && value !== null && value !== undefined ? mend(schema, value) : value
}

function list(item: v.GenericSchema | undefined, value: unknown): unknown[] {
  if (!item || !Array.isArray(value)) return []
  return value
    .filter((one) => one !== null && one !== undefined && !isEmptyRecord(one))
    .map((one) => mend(item, one))
    .filter((one) => v.is(item, one))
}

function isEmptyRecord(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((one) => one === null)
}

function object(entries: Readonly<Record<string, v.GenericSchema>>, value: unknown): unknown {
  if (!isRecord(value)) return value
  const mended = Object.entries(entries).map(([key, schema]) => [key, mend(schema, value[key])])
  return Object.fromEntries(mended.filter(([, one]) => one !== undefined))
}
