import { useState } from 'react'
import { freeModules } from '#src/contract/free-modules.ts'
import type { ModuleContent } from '#src/contract/operate/module-input.ts'
import type { QuestionnaireContent } from '#src/contract/operate/questionnaire-input.ts'
import { substitutes, textIn } from '#src/contract/operator-text.ts'
import { listFormat } from '#src/i18n/name-formats.ts'
import type { Language } from '#src/i18n/languages.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { useOperate } from '../operate-context.ts'
import { QuestionnaireDialog } from '../questionnaires/questionnaire-dialog.tsx'
import { RecordPreview } from '../records/record-preview.tsx'
import type { ModuleChoices } from './use-module-choices.ts'

type ModuleViewsProps = { module: ModuleContent; choices: ModuleChoices }

/** The card of a module as suppliers see it, and its questionnaire where the portal asks it. */
export function ModuleViews({ module, choices }: ModuleViewsProps) {
  const { t, language } = useTexts()
  const { ModulePreview } = useOperate().supplierViews
  const [opened, setOpened] = useState<{ content: QuestionnaireContent; in: Language } | null>(null)
  const { caption, title, tags } = module
  const asked = choices.questionnaires.find(
    ({ id }) => module.questionnaire === `/questionnaires/${id}`,
  )
  const earned = freeModules.some((id) => id === asked?.id)
    ? [`module-${asked?.id}`]
    : module.attributeIds
  return (
    <RecordPreview title={t('operate-modules.preview')}>
      {(shown) => (
        <>
          <ModulePreview
            module={{
              ...{ id: module.id, icon_url: module.icon_url, questionnaire: module.questionnaire },
              ...{ caption: textIn(shown, caption), title: textIn(shown, title) },
              tags: tags.map((tag) => textIn(shown, tag)),
              ...substitutes(shown, { caption, title, tags }),
            }}
            onOpen={() => asked && setOpened({ content: asked, in: shown })}
          />
          {opened && (
            <QuestionnaireDialog
              content={opened.content}
              language={opened.in}
              tag={listFormat(language).format(earned.map(choices.nameOf))}
              onClose={() => setOpened(null)}
            />
          )}
        </>
      )}
    </RecordPreview>
  )
}
