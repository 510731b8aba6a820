import type { AffiliateContent } from '#src/contract/operate/affiliate-input.ts'
import type { OperatorText } from '#src/contract/operator-text.ts'
import { useText } from '#src/i18n/text-context.ts'
import { writtenIn } from '../fields/language-texts.ts'
import { useOperate } from '../operate-context.ts'
import type { Desk } from '../queue/use-desk.ts'
import { placeLabel, placeOf } from '../records/merge-records.ts'
import { RecordForm } from '../records/record-form.tsx'
import { RecordScreen } from '../records/record-screen.tsx'
import { AffiliateFields } from './affiliate-fields.tsx'
import { affiliateKind } from './affiliate-kind.ts'
import { AffiliatePreview } from './affiliate-preview.tsx'

type AffiliatesScreenProps = { desk: Desk }
type Field = 'slug' | 'messageHeading' | 'messageCopy' | 'percentOff'

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
          labelOf={(path) => {
            const { field, language } = placeOf(path)
            // Its brand is chosen once: nobody changes it.
            return placeLabel(t(`operate-affiliates.fields.${field as Field}`), language)
          }}
          wordsOf={(affiliate: AffiliateContent, path) => {
            const { field, language } = placeOf(path)
            if (language !== null)
              return writtenIn(language, affiliate[field as Field] as OperatorText)
            return (affiliate[field as Field] as number | null)?.toString() ?? ''
          }}
          renderFields={(props) => <AffiliateFields {...props} list={list} />}
          renderPreview={(affiliate) => <AffiliatePreview affiliate={affiliate} />}
        />
      )}
    />
  )
}
