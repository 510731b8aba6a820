import { ProblemError } from '#src/contract/problem.ts'
import type { MessageId, Texts } from '#src/i18n/texts.ts'

/** The field of a decision that the server has refused, by its name in the form; null: it is about none. */
export const decidedField = (failure: Error | null): string | null =>
  failure instanceof ProblemError ? (failure.field?.replace(/^decision\./, '') ?? null) : null

/** Fields of decisions besides what a certificate says. */
const labels = new Map<string, MessageId>([
  ['decision.authority', 'operate.decide.authority'],
  ['decision.seen', 'operate.decide.seen'],
  ['decision.note', 'operate.decide.note'],
  ['decision.reason', 'operate.decide.note'],
  ['publicNote', 'operate-reports.decide.publicNote'],
])

/** What forms call the field of a decision that is refused; undefined where it is about none. */
export function decisionLabel({ find }: Texts, failure: Error): string | undefined {
  const { field } = failure instanceof ProblemError ? failure : {}
  if (!field) return undefined
  const label = labels.get(field) ?? `profile-form.details.names.${decidedField(failure)}`
  return find(label) ?? undefined
}
