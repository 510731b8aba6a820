import { sustainabilityCategories } from '#src/contract/categories.ts'
import type { EditedRecords } from '#src/contract/operate/edited-record.ts'
import type { OfferContent } from '#src/contract/operate/offer-input.ts'
import { useText } from '#src/i18n/text-context.ts'
import { toggled } from '#src/lib/toggled.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { BrandField, IdField, LineField } from '../records/record-fields.tsx'
import type { RecordFieldsProps } from '../records/record-form.tsx'
import { TextFields } from '../records/text-fields.tsx'
import styles from '../records/records.module.css'

/** Texts with their most characters in each language, as the contract has them. */
const texts = [
  { field: 'offerLabel', most: 80, required: true },
  { field: 'title', most: 120, required: true },
  { field: 'description', most: 1000, rows: 4 },
  { field: 'tag', most: 40 },
  { field: 'callToAction', most: 60 },
] as const

const lines = [
  ['category', 40, 'operate-offers.categoryHint'],
  ['discountCode', 40, null],
  ['callToActionLink', 500, 'operate-offers.linkHint'],
] as const

type OfferFieldsProps = RecordFieldsProps<OfferContent> & {
  list: Pick<EditedRecords<OfferContent>, 'brands' | 'mayShare'>
}

/** Every field of an offer. */
export function OfferFields({ draft, list, errorOf, onChange }: OfferFieldsProps) {
  const t = useText()
  const { content: offer, typed } = draft
  const put = (next: Partial<OfferContent>) =>
    onChange({ ...draft, content: { ...offer, ...next } })
  const toggle = (one: (typeof sustainabilityCategories)[number]) => {
    const chosen = toggled(new Set(offer.iconCategories), one)
    put({ iconCategories: sustainabilityCategories.filter((each) => chosen.has(each)) })
  }
  return (
    <>
      {draft.begunOn === null && (
        <IdField value={offer.id} errorOf={errorOf} onChange={(id) => put({ id })} />
      )}
      <BrandField
        value={offer.brandId}
        list={list}
        errorOf={errorOf}
        onChange={(brandId) => put({ brandId })}
      />
      <TextFields
        {...{ texts, content: offer, errorOf }}
        labelOf={(field) => t(`operate-offers.fields.${field}`)}
        onChange={(field, text) => put({ [field]: text })}
      />
      {lines.map(([field, most, hint]) => (
        <LineField
          key={field}
          path={`/${field}`}
          label={t(`operate-offers.fields.${field}`)}
          hint={hint ? t(hint) : undefined}
          value={offer[field]}
          most={most}
          required={field === 'category'}
          errorOf={errorOf}
          onChange={(value) => put({ [field]: value })}
        />
      ))}
      <LineField
        path="/offerPercentage"
        label={t('operate-offers.fields.offerPercentage')}
        hint={t('operate-offers.percentageHint')}
        value={typed['offerPercentage'] ?? ''}
        most={10}
        inputMode="decimal"
        errorOf={errorOf}
        onChange={(offerPercentage) => onChange({ ...draft, typed: { ...typed, offerPercentage } })}
      />
      <fieldset className={styles.group}>
        <legend>{t('operate-offers.fields.iconCategories')}</legend>
        {sustainabilityCategories.map((one) => (
          <Checkbox
            key={one}
            label={t(`terms.categories.${one}`)}
            checked={offer.iconCategories.includes(one)}
            onChange={() => toggle(one)}
          />
        ))}
      </fieldset>
      <Checkbox
        label={t('operate-offers.fields.isFifo')}
        checked={offer.isFifo}
        onChange={(isFifo) => put({ isFifo })}
      />
    </>
  )
}
