import { problemText } from '../../i18n/problem-text.ts'
import type { Texts } from '../../i18n/texts.ts'

/**
 * ERR-1: the message of a failure, or the general one.
 * @param error whatever was thrown
 * @returns words for people
 */
export function failureMessage(texts: Texts, error: unknown): string {
  return (error instanceof Error && problemText(texts, error)) || texts.t('register.failed')
}
