import { numberNames } from '#src/contract/catalogue.ts'
import { useText } from '#src/i18n/text-context.ts'
import records from '../records/records.module.css'
import { LineField } from '../records/record-fields.tsx'
import { ChoiceField } from './choice-fields.tsx'
import type { Said } from './entry-values.ts'

type NumberFieldsProps = {
  label: string
  value: Said['number']
  errorOf: (path: string) => string | undefined
  onChange: (value: Said['number']) => void
}

/** How the number of a credential is called, and the form that it has. */
export function NumberFields({ label, value, errorOf, onChange }: NumberFieldsProps) {
  const t = useText()
  const name = value?.name
  return (
    <fieldset className={records.group}>
      <legend>{label}</legend>
      <ChoiceField
        path="/number/name"
        label={t('operate-catalogue.number.name')}
        errorOf={(path) => errorOf(path) ?? errorOf('/number')}
        value={name ?? ''}
        none={t('operate-catalogue.asReleased')}
        options={numberNames.map((one) => [one, t(`operate-catalogue.numbers.${one}`)])}
        onChange={(chosen) => {
          const next = numberNames.find((one) => one === chosen)
          onChange(next && { ...value, name: next })
        }}
      />
      {name &&
        (['pattern', 'example'] as const).map((part) => (
          <LineField
            key={part}
            path={`/number/${part}`}
            label={t(`operate-catalogue.number.${part}`)}
            hint={part === 'pattern' ? t('operate-catalogue.patternHint') : undefined}
            most={part === 'pattern' ? 300 : 100}
            value={value[part] ?? ''}
            errorOf={errorOf}
            onChange={(text) => onChange({ ...value, [part]: text })}
          />
        ))}
    </fieldset>
  )
}
