import type { MessageFault } from '#src/i18n/message-faults.ts'
import { textsOf } from './page-texts.ts'

/** A fault of a message in English, as the console words it: what follows the name of the message. */
export function faultInWords({ kind, what }: MessageFault): string {
  return textsOf('en').texts.t(`operate-texts.faults.${kind}`, { what })
}
