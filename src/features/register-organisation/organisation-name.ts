import type { Translate } from '../../i18n/texts.ts'
import * as limits from '../../contract/limits.ts'
import { isBlank, oneLine } from '../../contract/one-line.ts'

/** What is wrong with a name; null when the server will take it. */
export function nameProblem(t: Translate, name: string): string | null {
  const line = oneLine(name)
  if (isBlank(line)) return t('register.nameEmpty')
  return line.length > limits.name ? t('register.nameTooLong', { max: limits.name }) : null
}
