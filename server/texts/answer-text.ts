import type { DecisionReason } from '#src/contract/trust/decision-reasons.ts'
import type { Translate } from '#src/i18n/texts.ts'

/**
 * What a supplier is told of what was handed in: the portal's words first, then the verifier's own.
 * @returns null where nothing was said
 */
export function answerText(
  t: Translate,
  { reasons = [], note }: { reasons?: readonly DecisionReason[]; note: string | null },
): string | null {
  const said = [...reasons.map((one) => t(`reasons.told.${one}`)), ...(note ? [note] : [])]
  return said.join(' ') || null
}
