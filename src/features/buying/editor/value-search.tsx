import { useId, useState } from 'react'
import { isLongEnough } from '#src/contract/is-long-enough.ts'
import { useText } from '#src/i18n/text-context.ts'
import { ChosenChips } from '#src/ui/chosen-chips.tsx'
import { Combobox } from '#src/ui/combobox.tsx'
import { type SearchedKind, useValueSearch, type Value } from './use-value-search.ts'

type ValueSearchProps = {
  kind: SearchedKind
  /** Left out: what the kind is called. */
  label?: string
  values: readonly Value[]
  error: string | undefined
  onChange: (values: Value[]) => void
}

/** Values of a part that are found by their names. */
export function ValueSearch({ kind, label, values, error, onChange }: ValueSearchProps) {
  const t = useText()
  const id = useId()
  const [query, setQuery] = useState('')
  const { find, hasFailed } = useValueSearch(kind)
  const isChosen = (one: Value) => values.some((other) => other.id === one.id)
  return (
    <>
      <Combobox<Value>
        id={id}
        label={label ?? t(`buying.choose.${kind}`)}
        error={error}
        query={query}
        onQueryChange={setQuery}
        options={find?.(query, isChosen) ?? []}
        onChoose={({ id: chosen, name }) => {
          onChange([...values, { id: chosen, name }])
          setQuery('')
        }}
        busy={find === null && !hasFailed && isLongEnough(query)}
        emptyText={hasFailed ? t('buying.failed') : t('buying.editor.nothing')}
        isLongEnough={isLongEnough}
        renderOption={({ name }) => <span dir="auto">{name}</span>}
      />
      <ChosenChips
        label={t('buying.editor.chosen', { kind: t(`buying.choose.${kind}`) })}
        items={values}
        onRemove={(gone) => onChange(values.filter((one) => one.id !== gone))}
        focusAfterId={id}
      />
    </>
  )
}
