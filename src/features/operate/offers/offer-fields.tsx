import { sustainabilityCategories } from '#src/contract/categories.ts'
import type { OfferContent } from '#src/contract/operate/offer-input.ts'
import type { OperatedOffers } from '#src/contract/operate/offers.ts'
import { useText } from '#src/i18n/text-context.ts'
import { toggled } from '#src/lib/toggled.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Field } from '#src/ui/field.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { idOf } from '../brands/draft/field-ids.ts'
import { LanguageFields } from '../fields/language-fields.tsx'
import { withWords } from '../fields/language-texts.ts'
import type { OfferDraft } from './offer-draft.ts'
import styles from './offers.module.css'

/** Texts with their most characters in each language, as the contract has them. */
const texts = [
  ['offerLabel', 80],
  ['title', 120],
  ['description', 1000],
  ['tag', 40],
  ['callToAction', 60],
] as const
const needed: readonly string[] = ['offerLabel', 'title']

const lines = [
  ['category', 40, 'operate-offers.categoryHint'],
  ['discountCode', 40, null],
  ['callToActionLink', 500, 'operate-offers.linkHint'],
] as const

type OfferFieldsProps = {
  draft: OfferDraft
  list: Pick<OperatedOffers, 'brands' | 'mayShare'>
  errorOf: (path: string) => string | undefined
  onChange: (next: OfferDraft) => void
}

/** Every field of an offer. */
export function OfferFields({ draft, list, errorOf, onChange }: OfferFieldsProps) {
  const t = useText()
  const { offer, percentage } = draft
  const put = (next: Partial<OfferContent>) => onChange({ ...draft, offer: { ...offer, ...next } })
  const toggle = (one: (typeof sustainabilityCategories)[number]) => {
    const chosen = toggled(new Set(offer.iconCategories), one)
    put({ iconCategories: sustainabilityCategories.filter((each) => chosen.has(each)) })
  }
  return (
    <>
      {draft.begunOn === null && (
        <Field
          id={idOf('/id')}
          label={t('operate-offers.fields.id')}
          hint={t('operate-offers.idHint')}
          error={errorOf('/id')}
          required
        >
          {(aria) => (
            <TextInput
              {...aria}
              dir="ltr"
              autoComplete="off"
              spellCheck={false}
              maxLength={80}
              value={offer.id}
              onChange={({ currentTarget }) => put({ id: currentTarget.value })}
            />
          )}
        </Field>
      )}
      <Field
        id={idOf('/brandId')}
        label={t('operate-offers.fields.brandId')}
        error={errorOf('/brandId')}
      >
        {(aria) => (
          <Select
            {...aria}
            value={offer.brandId ?? ''}
            onChange={({ currentTarget }) => put({ brandId: currentTarget.value || null })}
          >
            {list.mayShare && <option value="">{t('operate-offers.everyBrand')}</option>}
            {list.brands.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {texts.map(([field, most]) => (
        <LanguageFields
          key={field}
          path={`/${field}`}
          label={t(`operate-offers.fields.${field}`)}
          text={offer[field]}
          most={most}
          rows={field === 'description' ? 4 : undefined}
          required={needed.includes(field)}
          errorOf={errorOf}
          onChange={(tag, words) => put({ [field]: withWords(offer[field], tag, words) })}
        />
      ))}
      {lines.map(([field, most, hint]) => (
        <Field
          key={field}
          id={idOf(`/${field}`)}
          label={t(`operate-offers.fields.${field}`)}
          hint={hint ? t(hint) : undefined}
          error={errorOf(`/${field}`)}
          required={field === 'category'}
        >
          {(aria) => (
            <TextInput
              {...aria}
              dir="ltr"
              autoComplete="off"
              maxLength={most}
              value={offer[field]}
              onChange={({ currentTarget }) => put({ [field]: currentTarget.value })}
            />
          )}
        </Field>
      ))}
      <Field
        id={idOf('/offerPercentage')}
        label={t('operate-offers.fields.offerPercentage')}
        hint={t('operate-offers.percentageHint')}
        error={errorOf('/offerPercentage')}
      >
        {(aria) => (
          <TextInput
            {...aria}
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            value={percentage}
            onChange={({ currentTarget }) =>
              onChange({ ...draft, percentage: currentTarget.value })
            }
          />
        )}
      </Field>
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
