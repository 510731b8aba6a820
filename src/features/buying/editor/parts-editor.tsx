import { useId } from 'react'
import type { NamedPart, PartKind } from '#src/contract/buyers/objective.ts'
import * as limits from '#src/contract/limits.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import styles from './objective-editor.module.css'
import { PartEditor } from './part-editor.tsx'

type PartsEditorProps = {
  parts: readonly NamedPart[]
  /** Whether what is missing is said. */
  isTried: boolean
  onChange: (parts: NamedPart[]) => void
}

/** The kind that a part begins with: one that is not there yet. */
const usual: readonly PartKind[] = ['sdg', 'credential', 'region', 'product', 'category', 'country']

/** What a supplier has to show, part by part. */
export function PartsEditor({ parts, isTried, onChange }: PartsEditorProps) {
  const t = useText()
  const id = useId()
  const addId = `${id}-add`
  const next = usual.find((kind) => parts.every((part) => part.kind !== kind)) ?? 'target'
  return (
    <fieldset className={styles.parts} aria-describedby={`${id}-hint`}>
      <legend>{t('buying.editor.parts')}</legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('buying.editor.partsHint')}
      </p>
      {isTried && parts.length === 0 && (
        <FieldError id={`${id}-missing`}>{t('buying.editor.missingPart')}</FieldError>
      )}
      <ol>
        {parts.map((part, at) => (
          <PartEditor
            // oxlint-disable-next-line react/no-array-index-key -- parts have no names, and keep their order
            key={at}
            part={part}
            error={
              isTried && part.values.length === 0 ? t('buying.editor.missingValue') : undefined
            }
            onChange={(now) => onChange(parts.with(at, now))}
            onRemove={() => {
              onChange(parts.toSpliced(at, 1))
              document.getElementById(addId)?.focus()
            }}
          />
        ))}
      </ol>
      {parts.length < limits.objectiveParts && (
        <Button
          id={addId}
          variant="secondary"
          onClick={() => onChange([...parts, { kind: next, values: [] }])}
        >
          <Icon drawing={icons.plus} />
          <span>{t('buying.editor.addPart')}</span>
        </Button>
      )}
      <p className={styles.hint}>{t('buying.editor.ownership')}</p>
    </fieldset>
  )
}
