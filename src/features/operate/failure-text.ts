import { ProblemError } from '#src/contract/problem.ts'
import { problemText } from '#src/i18n/problem-text.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { decisionLabel } from './decide/decided-field.ts'

/** Refusals of a sign-in that has ended. */
const ended: readonly string[] = ['no-token', 'unauthenticated']
/** Refusals of a sign-in that is too old, or that had no second factor. */
const tooWeak: readonly string[] = ['sign-in-again', 'second-factor-needed']

/** Whether another sign-in ends a failure. */
export const needsSignIn = (failure: unknown): boolean =>
  failure instanceof ProblemError && [...ended, ...tooWeak].includes(failure.code)

/**
 * Words a failure for operators.
 * @param called what the screen calls the field that it is about; left out: as the forms of decisions call it
 * @returns null for what is no Error
 */
export function failureText(texts: Texts, failure: unknown, called?: string): string | null {
  if (failure instanceof ProblemError && ended.includes(failure.code))
    return texts.t('operate.gate.ended')
  if (!(failure instanceof Error)) return null
  return problemText(texts, failure, called ?? decisionLabel(texts, failure))
}
