import type { OfferContent } from '#src/contract/operate/offer-input.ts'
import { useText } from '#src/i18n/text-context.ts'
import { useOperate } from '../operate-context.ts'
import type { Desk } from '../queue/use-desk.ts'
import { flatPlaces } from '../records/flat-places.ts'
import { RecordForm } from '../records/record-form.tsx'
import { RecordScreen } from '../records/record-screen.tsx'
import { OfferFields } from './offer-fields.tsx'
import { offerKind } from './offer-kind.ts'
import { OfferPreview } from './offer-preview.tsx'

type OffersScreenProps = { desk: Desk }
type OfferField = Exclude<keyof OfferContent, 'id' | 'brandId'>

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
          {...flatPlaces<OfferContent, OfferField>({
            ...{ t, list },
            labelOf: (field) => t(`operate-offers.fields.${field}`),
            wordsOf: (offer, field) =>
              field === 'iconCategories'
                ? offer.iconCategories.map((one) => t(`terms.categories.${one}`)).join(', ')
                : undefined,
          })}
          renderFields={(props) => <OfferFields {...props} list={list} />}
          renderPreview={(offer) => <OfferPreview offer={offer} />}
        />
      )}
    />
  )
}
