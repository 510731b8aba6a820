import { useId, useState } from 'react'
import * as limits from '#src/contract/limits.ts'
import { oneLine } from '#src/contract/one-line.ts'
import { useText } from '#src/i18n/text-context.ts'
import { isComposing } from '#src/lib/is-composing.ts'
import { Button } from '#src/ui/button.tsx'
import { ChosenChips } from '#src/ui/chosen-chips.tsx'
import { Field } from '#src/ui/field.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import styles from './objective-editor.module.css'
import type { Value } from './use-value-search.ts'

type TargetWordsProps = {
  values: readonly Value[]
  error: string | undefined
  onChange: (values: Value[]) => void
}

/** Words that have to stand in a target; what is typed counts once it is added. */
export function TargetWords({ values, error, onChange }: TargetWordsProps) {
  const t = useText()
  const id = useId()
  const [text, setText] = useState('')
  function add() {
    const words = oneLine(text)
    if (!words) return
    if (!values.some((one) => one.id === words)) onChange([...values, { id: words, name: words }])
    setText('')
  }
  return (
    <>
      <div className={styles.words}>
        <Field
          id={id}
          label={t('buying.choose.target')}
          hint={t('buying.editor.targetHint')}
          error={error}
        >
          {(aria) => (
            <TextInput
              {...aria}
              maxLength={limits.objectiveTarget}
              enterKeyHint="done"
              value={text}
              onChange={({ currentTarget: { value } }) => setText(value)}
              onBlur={add}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
                // It would save the objective.
                event.preventDefault()
                add()
              }}
            />
          )}
        </Field>
        <Button variant="secondary" onClick={add}>
          {t('buying.editor.addWords')}
        </Button>
      </div>
      <ChosenChips
        label={t('buying.editor.chosen', { kind: t('buying.choose.target') })}
        items={values}
        onRemove={(gone) => onChange(values.filter((one) => one.id !== gone))}
        focusAfterId={id}
      />
    </>
  )
}
