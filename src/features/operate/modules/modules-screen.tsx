import type { ModuleContent } from '#src/contract/operate/module-input.ts'
import { type OperatorText, textIn } from '#src/contract/operator-text.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { writtenIn } from '../fields/language-texts.ts'
import { useOperate } from '../operate-context.ts'
import type { Desk } from '../queue/use-desk.ts'
import { placeLabel, placeOf } from '../records/merge-records.ts'
import { nameOfBrand } from '../records/name-of-brand.ts'
import { RecordForm } from '../records/record-form.tsx'
import { RecordScreen } from '../records/record-screen.tsx'
import { ModuleFields } from './module-fields.tsx'
import { moduleKind } from './module-kind.ts'
import { ModuleViews } from './module-views.tsx'
import { useModuleChoices } from './use-module-choices.ts'

type ModulesScreenProps = { desk: Desk }

/** The modules in their order, or one of them, as the address says (OPR-5). */
export function ModulesScreen({ desk: { modules: drafts } }: ModulesScreenProps) {
  const { t, language } = useTexts()
  const { data } = useOperate()
  const choices = useModuleChoices()
  return (
    <RecordScreen
      kind={moduleKind}
      calls={data.modules}
      drafts={drafts}
      renderForm={({ list, ...options }) => (
        <RecordForm
          {...options}
          labelOf={(path) => {
            const place = placeOf(path)
            const name = place.field as keyof ModuleContent
            const label =
              name === 'id' || name === 'brandId'
                ? t('operate-records.brand')
                : t(`operate-modules.fields.${name}`)
            return placeLabel(label, place.language)
          }}
          wordsOf={(module, path) => {
            const place = placeOf(path)
            const name = place.field as keyof ModuleContent
            if (name === 'brandId') return nameOfBrand(t, list.brands, module.brandId)
            if (name === 'tags') return module.tags.map((tag) => textIn(language, tag)).join(', ')
            if (name === 'attributeIds') return module.attributeIds.map(choices.nameOf).join(', ')
            if (place.language !== null)
              return writtenIn(place.language, module[name] as OperatorText)
            return module[name] as string
          }}
          renderFields={(props) => <ModuleFields {...props} {...{ list, choices }} />}
          renderPreview={(module) => <ModuleViews {...{ module, choices }} />}
        />
      )}
    />
  )
}
