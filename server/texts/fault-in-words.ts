import { defaultLanguage } from '#src/i18n/languages.ts'
import type { MessageFault } from '#src/i18n/message-faults.ts'
import { textsOf } from './page-texts.ts'

/** A fault of a message as the console words it: what follows the name of the message. */
export function faultInWords({ kind, what }: MessageFault, language = defaultLanguage): string {
  return textsOf(language).texts.t(`operate-texts.faults.${kind}`, { what })
}
