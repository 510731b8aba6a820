import type { AffiliateContent } from '#src/contract/operate/affiliate-input.ts'
import { useText } from '#src/i18n/text-context.ts'
import { useOperate } from '../operate-context.ts'
import type { Desk } from '../queue/use-desk.ts'
import { flatPlaces } from '../records/flat-places.ts'
import { RecordForm } from '../records/record-form.tsx'
import { RecordScreen } from '../records/record-screen.tsx'
import { AffiliateFields } from './affiliate-fields.tsx'
import { affiliateKind } from './affiliate-kind.ts'
import { AffiliatePreview } from './affiliate-preview.tsx'

type AffiliatesScreenProps = { desk: Desk }
type AffiliateField = Exclude<keyof AffiliateContent, 'brandId'>

/** The affiliates with how many people came by them, or one of them, as the address says (OPR-5). */
export function AffiliatesScreen({ desk: { affiliates: drafts } }: AffiliatesScreenProps) {
  const t = useText()
  const { data } = useOperate()
  return (
    <RecordScreen
      kind={affiliateKind}
      calls={data.affiliates}
      drafts={drafts}
      renderForm={({ list, ...options }) => (
        <RecordForm
          {...options}
          {...flatPlaces<AffiliateContent, AffiliateField>({
            ...{ t, list },
            labelOf: (field) => t(`operate-affiliates.fields.${field}`),
          })}
          renderFields={(props) => <AffiliateFields {...props} list={list} />}
          renderPreview={(affiliate) => <AffiliatePreview affiliate={affiliate} />}
        />
      )}
    />
  )
}
