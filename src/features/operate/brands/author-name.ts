import type { BrandVersion } from '#src/contract/operate/brand-detail.ts'
import type { Texts } from '#src/i18n/texts.ts'

/** Who did something, as the console says it; the command line and accounts that are gone have no name. */
export function authorName({ t }: Pick<Texts, 't'>, by: BrandVersion['by']): string {
  if (by === null) return t('operate-brands.history.nobody')
  return by.isSelf ? t('operate-brands.history.you') : by.name
}
