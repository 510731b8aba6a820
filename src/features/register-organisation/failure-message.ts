import type { Translate } from '../../i18n/texts.ts'

/**
 * ERR-1: the message of a failure, or the general one.
 * @param error whatever was thrown
 * @returns words for people
 */
export function failureMessage(t: Translate, error: unknown): string {
  return (error instanceof Error && error.message) || t('register.failed')
}
