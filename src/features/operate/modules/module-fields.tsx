import type { EditedRecords } from '#src/contract/operate/edited-record.ts'
import { freeModules } from '#src/contract/free-modules.ts'
import { type ModuleContent, moduleTitle } from '#src/contract/operate/module-input.ts'
import { useText } from '#src/i18n/text-context.ts'
import { readQuestionnaireLink } from '#src/lib/questionnaire-link.ts'
import { toggled } from '#src/lib/toggled.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { BrandField, IdField, LineField } from '../records/record-fields.tsx'
import type { RecordFieldsProps } from '../records/record-form.tsx'
import { TextFields } from '../records/text-fields.tsx'
import styles from '../records/records.module.css'
import { ModuleTags } from './module-tags.tsx'
import { QuestionnaireField } from './questionnaire-field.tsx'
import type { ModuleChoices } from './use-module-choices.ts'

/** Texts with their most characters in each language, as the contract has them. */
const texts = [
  { field: 'caption', most: 80, required: true },
  { field: 'title', most: moduleTitle, required: true },
] as const

type ModuleFieldsProps = RecordFieldsProps<ModuleContent> & {
  list: Pick<EditedRecords<ModuleContent>, 'brands' | 'mayShare'>
  choices: ModuleChoices
}

/** Every field of a module. */
export function ModuleFields({ draft, list, choices, errorOf, onChange }: ModuleFieldsProps) {
  const t = useText()
  const { content: module, typed } = draft
  const put = (next: Partial<ModuleContent>, where = typed['where'] ?? '') =>
    onChange({ ...draft, content: { ...module, ...next }, typed: { ...typed, where } })
  return (
    <>
      {draft.begunOn === null && (
        <IdField value={module.id} errorOf={errorOf} onChange={(id) => put({ id })} />
      )}
      <BrandField
        value={module.brandId}
        list={list}
        errorOf={errorOf}
        onChange={(brandId) => put({ brandId })}
      />
      <TextFields
        {...{ texts, content: module, errorOf }}
        labelOf={(field) => t(`operate-modules.fields.${field}`)}
        hintOf={(field) => (field === 'title' ? t('operate-modules.titleHint') : undefined)}
        onChange={(field, text) => put({ [field]: text })}
      />
      <LineField
        path="/icon_url"
        label={t('operate-modules.fields.icon_url')}
        hint={t('operate-modules.iconHint')}
        value={module.icon_url}
        most={500}
        required
        errorOf={errorOf}
        onChange={(icon_url) => put({ icon_url })}
      />
      <QuestionnaireField {...{ module, choices, errorOf, where: typed['where'] }} onChange={put} />
      <EarnedAttributes {...{ module, choices }} onChange={(next) => put(next)} />
      <ModuleTags tags={module.tags} errorOf={errorOf} onChange={(tags) => put({ tags })} />
    </>
  )
}

type EarnedAttributesProps = {
  module: ModuleContent
  choices: ModuleChoices
  onChange: (next: Partial<ModuleContent>) => void
}

/** What completing it earns; a questionnaire of the release earns its own. */
function EarnedAttributes({ module, choices, onChange }: EarnedAttributesProps) {
  const t = useText()
  const { attributeIds, questionnaire } = module
  const link = readQuestionnaireLink(questionnaire)
  if (link.kind === 'embedded' && freeModules.some((id) => id === link.id))
    return <p className={styles.about}>{t('operate-modules.earnsOwn')}</p>
  const toggle = (id: string) => {
    const chosen = toggled(new Set(attributeIds), id)
    onChange({
      attributeIds: choices.attributes.flatMap((one) => (chosen.has(one.id) ? one.id : [])),
    })
  }
  return (
    <fieldset className={styles.group}>
      <legend>{t('operate-modules.fields.attributeIds')}</legend>
      <p className={styles.about}>{t('operate-modules.earnsHint')}</p>
      {choices.attributes.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={attributeIds.includes(id)}
          onChange={() => toggle(id)}
        />
      ))}
    </fieldset>
  )
}
