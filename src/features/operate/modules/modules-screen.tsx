import type { ModuleContent } from '#src/contract/operate/module-input.ts'
import { textIn } from '#src/contract/operator-text.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { useOperate } from '../operate-context.ts'
import type { Desk } from '../queue/use-desk.ts'
import { flatPlaces } from '../records/flat-places.ts'
import { RecordForm } from '../records/record-form.tsx'
import { RecordScreen } from '../records/record-screen.tsx'
import { ModuleFields } from './module-fields.tsx'
import { moduleKind } from './module-kind.ts'
import { ModuleViews } from './module-views.tsx'
import { useModuleChoices } from './use-module-choices.ts'

type ModulesScreenProps = { desk: Desk }
type ModuleField = Exclude<keyof ModuleContent, 'id' | 'brandId'>

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
          {...flatPlaces<ModuleContent, ModuleField>({
            ...{ t, list },
            labelOf: (field) => t(`operate-modules.fields.${field}`),
            wordsOf: (module, field) =>
              field === 'tags'
                ? module.tags.map((tag) => textIn(language, tag)).join(', ')
                : field === 'attributeIds'
                  ? module.attributeIds.map(choices.nameOf).join(', ')
                  : undefined,
          })}
          renderFields={(props) => <ModuleFields {...props} {...{ list, choices }} />}
          renderPreview={(module) => <ModuleViews {...{ module, choices }} />}
        />
      )}
    />
  )
}
