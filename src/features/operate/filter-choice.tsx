import { useText } from '#src/i18n/text-context.ts'
import { Field } from '#src/ui/field.tsx'
import { Select } from '#src/ui/select.tsx'

type FilterChoiceProps = {
  label: string
  value: string | undefined
  options: readonly (readonly [string, string])[]
  onChange: (value: string) => void
  /** What no choice stands for; left out: all. */
  none?: string
}

/** One filter of a list: all, or one of some. */
export function FilterChoice(props: FilterChoiceProps) {
  const t = useText()
  const { label, value = '', options, onChange, none = t('operate.filters.all') } = props
  return (
    <Field label={label}>
      {(aria) => (
        <Select
          {...aria}
          value={value}
          onChange={({ currentTarget: { value: chosen } }) => onChange(chosen)}
        >
          <option value="">{none}</option>
          {options.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
