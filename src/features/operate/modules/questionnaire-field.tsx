import { useState } from 'react'
import type { ModuleContent } from '#src/contract/operate/module-input.ts'
import { textIn } from '#src/contract/operator-text.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { readQuestionnaireLink } from '#src/lib/questionnaire-link.ts'
import { Field } from '#src/ui/field.tsx'
import { Select } from '#src/ui/select.tsx'
import { idOf } from '../brands/draft/field-ids.ts'
import { LineField } from '../records/record-fields.tsx'
import type { ModuleChoices } from './use-module-choices.ts'

/** In place of a questionnaire: it is asked at an address. */
const elsewhere = ':elsewhere'

type QuestionnaireFieldProps = {
  module: Pick<ModuleContent, 'questionnaire' | 'formId'>
  choices: Pick<ModuleChoices, 'questionnaires'>
  errorOf: (path: string) => string | undefined
  onChange: (next: Partial<ModuleContent>) => void
}

/** Where the questionnaire of a module is asked: by the portal, at an address, or nowhere yet. */
export function QuestionnaireField(props: QuestionnaireFieldProps) {
  const { t, language } = useTexts()
  const { module, choices, errorOf, onChange } = props
  const { questionnaire, formId } = module
  const isOwn = readQuestionnaireLink(questionnaire).kind === 'embedded'
  const [isElsewhere, setElsewhere] = useState(questionnaire !== '' && !isOwn)
  const paths = choices.questionnaires.map(
    (one) => [`/questionnaires/${one.id}`, textIn(language, one.title)] as const,
  )
  // It may be gone, or not loaded yet.
  const isListed = paths.some(([path]) => path === questionnaire)
  const choose = (value: string) => {
    setElsewhere(value === elsewhere)
    onChange({ questionnaire: value === elsewhere ? '' : value })
  }
  return (
    <>
      <Field
        id={idOf(isElsewhere ? '/questionnaire/where' : '/questionnaire')}
        label={t('operate-modules.fields.questionnaire')}
        error={isElsewhere ? undefined : errorOf('/questionnaire')}
      >
        {(aria) => (
          <Select
            {...aria}
            value={isElsewhere ? elsewhere : questionnaire}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          >
            <option value="">{t('operate-modules.comingSoon')}</option>
            {paths.map(([path, title]) => (
              <option key={path} value={path}>
                {title}
              </option>
            ))}
            {isOwn && !isListed && <option value={questionnaire}>{questionnaire}</option>}
            <option value={elsewhere}>{t('operate-modules.elsewhere')}</option>
          </Select>
        )}
      </Field>
      {isElsewhere && (
        <LineField
          path="/questionnaire"
          label={t('operate-modules.address')}
          hint={t('operate-modules.addressHint')}
          value={questionnaire}
          most={500}
          errorOf={errorOf}
          onChange={(address) => onChange({ questionnaire: address })}
        />
      )}
      {(isElsewhere || formId !== '') && (
        <LineField
          path="/formId"
          label={t('operate-modules.fields.formId')}
          hint={t('operate-modules.formHint')}
          value={formId}
          most={80}
          errorOf={errorOf}
          onChange={(id) => onChange({ formId: id })}
        />
      )}
    </>
  )
}
