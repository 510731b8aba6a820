import type { OperatedOffers } from '#src/contract/operate/offers.ts'
import type { Translate } from '#src/i18n/texts.ts'

/** Who shows an offer. @param brandId null: every brand does */
export const nameOfBrand = (
  t: Translate,
  brands: OperatedOffers['brands'],
  brandId: string | null,
) =>
  brandId === null
    ? t('operate-offers.everyBrand')
    : (brands.find(({ id }) => id === brandId)?.name ?? brandId)
