import type { ModuleContent } from '#src/contract/operate/module-input.ts'
import { textIn } from '#src/contract/operator-text.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { readQuestionnaireLink } from '#src/lib/questionnaire-link.ts'
import { Field } from '#src/ui/field.tsx'
import { Select } from '#src/ui/select.tsx'
import { idOf } from '../brands/draft/field-ids.ts'
import { LineField } from '../records/record-fields.tsx'
import { atAddress } from './module-kind.ts'
import type { ModuleChoices } from './use-module-choices.ts'

type QuestionnaireFieldProps = {
  module: Pick<ModuleContent, 'questionnaire' | 'formId'>
  choices: Pick<ModuleChoices, 'questionnaires'>
  /** `atAddress`: an address is typed. */
  where: string | undefined
  errorOf: (path: string) => string | undefined
  onChange: (next: Partial<ModuleContent>, where?: string) => void
}

/** Where the questionnaire of a module is asked: by the portal, at an address, or nowhere yet. */
export function QuestionnaireField(props: QuestionnaireFieldProps) {
  const { t, language } = useTexts()
  const { module, choices, where, errorOf, onChange } = props
  const { questionnaire, formId } = module
  const isOwn = readQuestionnaireLink(questionnaire).kind === 'embedded'
  const isElsewhere = where === atAddress
  const paths = choices.questionnaires.map(
    (one) => [`/questionnaires/${one.id}`, textIn(language, one.title)] as const,
  )
  // It may be gone, or not loaded yet.
  const isListed = paths.some(([path]) => path === questionnaire)
  const choose = (value: string) =>
    value === atAddress
      ? onChange({ questionnaire: '' }, atAddress)
      : onChange({ questionnaire: value }, '')
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
            value={isElsewhere ? atAddress : questionnaire}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          >
            <option value="">{t('operate-modules.comingSoon')}</option>
            {paths.map(([path, title]) => (
              <option key={path} value={path}>
                {title}
              </option>
            ))}
            {isOwn && !isListed && <option value={questionnaire}>{questionnaire}</option>}
            <option value={atAddress}>{t('operate-modules.elsewhere')}</option>
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
