import { sustainabilityCategories } from '#src/contract/categories.ts'
import { sdgs } from '#src/contract/sdgs.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import styles from './objective-editor.module.css'
import type { Value } from './use-value-search.ts'

type ValueBoxesProps = {
  kind: 'sdg' | 'category'
  values: readonly Value[]
  error: string | undefined
  onChange: (values: Value[]) => void
}

/** Values of a part of which there are few: each has a box. */
export function ValueBoxes({ kind, values, error, onChange }: ValueBoxesProps) {
  const t = useText()
  const all =
    kind === 'sdg'
      ? sdgs.map((goal) => ({
          id: String(goal),
          name: t(`terms.sdgs.${goal}`),
          label: `${goal} · ${t(`terms.sdgs.${goal}`)}`,
        }))
      : sustainabilityCategories.map((name) => ({
          ...{ id: name, name: t(`terms.categories.${name}`) },
          label: t(`terms.categories.${name}`),
        }))
  return (
    <fieldset className={styles.boxes}>
      <legend>{t(`buying.choose.${kind}`)}</legend>
      {error && <FieldError id={`${kind}-missing`}>{error}</FieldError>}
      <div>
        {all.map(({ id, name, label }) => (
          <Checkbox
            key={id}
            label={label}
            checked={values.some((one) => one.id === id)}
            onChange={(isChosen) => {
              const others = values.filter((one) => one.id !== id)
              onChange(isChosen ? [...others, { id, name }] : others)
            }}
          />
        ))}
      </div>
    </fieldset>
  )
}
