import type { OfferContent } from '#src/contract/operate/offer-input.ts'
import type { OperatorText } from '#src/contract/operator-text.ts'
import { useText } from '#src/i18n/text-context.ts'
import { writtenIn } from '../fields/language-texts.ts'
import { useOperate } from '../operate-context.ts'
import type { Desk } from '../queue/use-desk.ts'
import { placeLabel, placeOf } from '../records/merge-records.ts'
import { nameOfBrand } from '../records/name-of-brand.ts'
import { RecordForm } from '../records/record-form.tsx'
import { RecordScreen } from '../records/record-screen.tsx'
import { OfferFields } from './offer-fields.tsx'
import { offerKind } from './offer-kind.ts'
import { OfferPreview } from './offer-preview.tsx'

type OffersScreenProps = { desk: Desk }

/** The offers in their order, or one of them, as the address says (OPR-5). */
export function OffersScreen({ desk: { offers: drafts } }: OffersScreenProps) {
  const t = useText()
  const { data } = useOperate()
  return (
    <RecordScreen
      kind={offerKind}
      calls={data.offers}
      drafts={drafts}
      renderForm={({ list, ...options }) => (
        <RecordForm
          {...options}
          labelOf={(path) => {
            const { field, language } = placeOf(path)
            const name = field as keyof OfferContent
            const label =
              name === 'id' || name === 'brandId'
                ? t('operate-records.brand')
                : t(`operate-offers.fields.${name}`)
            return placeLabel(label, language)
          }}
          wordsOf={(offer, path) => {
            const { field, language } = placeOf(path)
            const name = field as keyof OfferContent
            if (name === 'brandId') return nameOfBrand(t, list.brands, offer.brandId)
            if (name === 'iconCategories')
              return offer.iconCategories.map((one) => t(`terms.categories.${one}`)).join(', ')
            if (language !== null) return writtenIn(language, offer[name] as OperatorText)
            return String((offer[name] as string | number | boolean | null) ?? '')
          }}
          renderFields={(props) => <OfferFields {...props} list={list} />}
          renderPreview={(offer) => <OfferPreview offer={offer} />}
        />
      )}
    />
  )
}
