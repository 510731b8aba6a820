import type { Translate } from '#src/i18n/texts.ts'
import * as limits from '#src/contract/limits.ts'
import type { NotQueued } from '#src/data/outbox/outbox.ts'

/** Why a file that may be evidence was not taken all the same. */
export function failureWords(t: Translate, { name, reason }: NotQueued): string {
  if (reason === 'full') return t('evidence.full', { name, most: limits.evidenceWaiting })
  return reason === 'closed' ? t('evidence.closed', { name }) : t('evidence.unreadable', { name })
}
