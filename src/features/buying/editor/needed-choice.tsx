import { useText } from '#src/i18n/text-context.ts'
import { Field } from '#src/ui/field.tsx'
import { Select } from '#src/ui/select.tsx'

type NeededChoiceProps = {
  /** Of parts that there are. */
  count: number
  /** Null: all. */
  needed: number | null
  onChange: (needed: number | null) => void
}

/** Whether a supplier has to meet all parts, or at least some of them. */
export function NeededChoice({ count, needed, onChange }: NeededChoiceProps) {
  const t = useText()
  const fewer = Array.from({ length: count - 1 }, (_, at) => at + 1)
  const isSome = needed !== null && needed < count
  return (
    <Field label={t('buying.editor.needed')}>
      {(aria) => (
        <Select
          {...aria}
          value={isSome ? String(needed) : ''}
          onChange={({ currentTarget: { value } }) => onChange(value ? Number(value) : null)}
        >
          <option value="">{t('buying.editor.all')}</option>
          {fewer.map((one) => (
            <option key={one} value={one}>
              {t('buying.editor.some', { count: one })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
