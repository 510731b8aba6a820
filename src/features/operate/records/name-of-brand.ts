import type { EditedRecords } from '#src/contract/operate/edited-record.ts'
import type { Translate } from '#src/i18n/texts.ts'

/** Who shows a record. @param brandId null: every brand does */
export const nameOfBrand = (
  t: Translate,
  brands: EditedRecords<unknown>['brands'],
  brandId: string | null,
) =>
  brandId === null
    ? t('operate-records.everyBrand')
    : (brands.find(({ id }) => id === brandId)?.name ?? brandId)
