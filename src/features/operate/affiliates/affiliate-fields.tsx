import type { AffiliateContent } from '#src/contract/operate/affiliate-input.ts'
import type { EditedRecords } from '#src/contract/operate/edited-record.ts'
import { useText } from '#src/i18n/text-context.ts'
import { BrandField, LineField } from '../records/record-fields.tsx'
import type { RecordFieldsProps } from '../records/record-form.tsx'
import { TextFields } from '../records/text-fields.tsx'

/** Texts with their most characters in each language, as the contract has them. */
const texts = [
  { field: 'messageHeading', most: 120, required: true },
  { field: 'messageCopy', most: 500, rows: 4 },
] as const

type AffiliateFieldsProps = RecordFieldsProps<AffiliateContent> & {
  list: Pick<EditedRecords<AffiliateContent>, 'brands' | 'mayShare'>
}

/** Every field of an affiliate. Its brand and its name, which addresses have, are chosen once. */
export function AffiliateFields({ draft, list, errorOf, onChange }: AffiliateFieldsProps) {
  const t = useText()
  const { content: affiliate, typed } = draft
  const put = (next: Partial<AffiliateContent>) =>
    onChange({ ...draft, content: { ...affiliate, ...next } })
  return (
    <>
      {draft.begunOn === null && (
        <>
          <BrandField
            value={affiliate.brandId}
            list={list}
            errorOf={errorOf}
            onChange={(brandId) => put({ brandId: brandId ?? '' })}
          />
          <LineField
            path="/slug"
            label={t('operate-affiliates.fields.slug')}
            hint={t('operate-affiliates.slugHint')}
            value={affiliate.slug}
            most={80}
            required
            errorOf={errorOf}
            onChange={(slug) => put({ slug })}
          />
        </>
      )}
      <TextFields
        {...{ texts, content: affiliate, errorOf }}
        labelOf={(field) => t(`operate-affiliates.fields.${field}`)}
        onChange={(field, text) => put({ [field]: text })}
      />
      <LineField
        path="/percentOff"
        label={t('operate-affiliates.fields.percentOff')}
        hint={t('operate-affiliates.percentageHint')}
        value={typed['percentOff'] ?? ''}
        most={10}
        inputMode="numeric"
        errorOf={errorOf}
        onChange={(percentOff) => onChange({ ...draft, typed: { ...typed, percentOff } })}
      />
    </>
  )
}
