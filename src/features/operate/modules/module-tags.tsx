import type { OperatorText } from '#src/contract/operator-text.ts'
import { textIn } from '#src/contract/operator-text.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { LanguageFields } from '../fields/language-fields.tsx'
import { withWords } from '../fields/language-texts.ts'
import { OrderedList } from '../fields/ordered-list.tsx'
import styles from '../records/records.module.css'

/** As the contract has them. */
const most = { tags: 10, characters: 40 }

type ModuleTagsProps = {
  tags: readonly OperatorText[]
  errorOf: (path: string) => string | undefined
  onChange: (tags: OperatorText[]) => void
}

/** The tags on the card of a module, in their order. */
export function ModuleTags({ tags, errorOf, onChange }: ModuleTagsProps) {
  const { t, language } = useTexts()
  const label = (index: number) => t('operate-modules.tagOf', { place: index + 1 })
  return (
    <fieldset className={styles.group}>
      <legend>{t('operate-modules.fields.tags')}</legend>
      <OrderedList
        label={t('operate-modules.fields.tags')}
        items={tags}
        nameOf={(tag, index) => textIn(language, tag) || label(index)}
        onChange={(next) => onChange([...next])}
      >
        {(tag, index) => (
          <LanguageFields
            path={`/tags/${index}`}
            label={label(index)}
            text={tag}
            most={most.characters}
            required
            errorOf={errorOf}
            onChange={(of, words) => onChange(tags.with(index, withWords(tag, of, words)))}
          />
        )}
      </OrderedList>
      {tags.length < most.tags && (
        <Button variant="secondary" onClick={() => onChange([...tags, ''])}>
          {t('operate-modules.addTag')}
        </Button>
      )}
    </fieldset>
  )
}
