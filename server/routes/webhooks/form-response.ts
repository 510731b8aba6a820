import * as v from 'valibot'
import { line } from '#src/contract/fields.ts'
import { parse } from '../../http/parse.ts'
import { problem } from '../../texts/problem.ts'

const anyEvent = v.object({ event_type: v.string() })
const ticket = v.optional(v.pipe(v.string(), v.maxLength(2000, 'is too long')))
/** @see https://www.typeform.com/developers/webhooks/example-payload/ */
const completeEvent = v.object({
  form_response: v.object({
    form_id: line(80),
    token: line(100),
    hidden: v.optional(v.object({ ticket, module_ticket: ticket }), {}),
  }),
})

/** A questionnaire that was filled in and sent. */
export type FormResponse = { formId: string; token: string; ticket: string }

/**
 * Reads what the form service reports.
 * @returns null for an event that is no completed response: a partial one, for example
 * @throws ProblemError 400 when it is not JSON, 422 naming the field that is wrong
 */
export function readFormResponse(bytes: Buffer): FormResponse | null {
  const event = readJson(bytes)
  if (parse(anyEvent, event, 'body').event_type !== 'form_response') return null
  const { form_id, token, hidden } = parse(completeEvent, event, 'body').form_response
  return { formId: form_id, token, ticket: hidden.ticket ?? hidden.module_ticket ?? '' }
}

function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    throw problem(400, 'problems.malformed.json')
  }
}
