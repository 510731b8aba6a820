import type { AffiliateContent } from '#src/contract/operate/affiliate-input.ts'
import type { EditedRecords } from '#src/contract/operate/edited-record.ts'
import { useText } from '#src/i18n/text-context.ts'
import { LanguageFields } from '../fields/language-fields.tsx'
import { withWords } from '../fields/language-texts.ts'
import { BrandField, LineField } from '../records/record-fields.tsx'
import type { RecordFieldsProps } from '../records/record-form.tsx'

/** Texts with their most characters in each language, as the contract has them. */
const texts = [
  ['messageHeading', 120],
  ['messageCopy', 500],
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
      {texts.map(([field, most]) => (
        <LanguageFields
          key={field}
          path={`/${field}`}
          label={t(`operate-affiliates.fields.${field}`)}
          text={affiliate[field]}
          most={most}
          rows={field === 'messageCopy' ? 4 : undefined}
          required={field === 'messageHeading'}
          errorOf={errorOf}
          onChange={(tag, words) => put({ [field]: withWords(affiliate[field], tag, words) })}
        />
      ))}
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
