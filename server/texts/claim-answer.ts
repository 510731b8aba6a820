import type { SaidOfClaim } from '#src/contract/operate/claim-decision.ts'
import type { Translate } from '#src/i18n/texts.ts'

/**
 * Why a claim is refused: the portal's words first, then the operator's own.
 * @returns null where nothing was said
 */
export function claimAnswer(t: Translate, { reasons, note }: SaidOfClaim): string | null {
  const said = [...reasons.map((one) => t(`claim-reasons.told.${one}`)), ...(note ? [note] : [])]
  return said.join(' ') || null
}
