import { useMemo, useState } from 'react'
import { isLongEnough } from '#src/contract/is-long-enough.ts'
import { searchResults } from '#src/contract/limits.ts'
import { useText } from '#src/i18n/text-context.ts'
import { createNameSearch } from '#src/lib/name-search.ts'
import { ChosenChips } from '#src/ui/chosen-chips.tsx'
import { Combobox } from '#src/ui/combobox.tsx'
import { Highlighted } from '#src/ui/highlighted.tsx'
import type { Loaded } from '#src/ui/use-loaded.ts'
import styles from './choice-list.module.css'

export type Choice = { id: string; name: string }

type ChoiceListProps = {
  id: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** All that can be chosen, by name. */
  loaded: Loaded<readonly Choice[]>
  chosen: readonly string[]
  onChange: (ids: string[]) => void
}

const none: readonly Choice[] = []

/** Entries of a list of the catalogue, found by name; one that the list does not have is shown by its id. */
export function ChoiceList(props: ChoiceListProps) {
  const t = useText()
  const { id, label, hint, error, loaded, chosen, onChange } = props
  const [query, setQuery] = useState('')
  const all = loaded.state === 'ready' ? loaded.value : none
  const search = useMemo(() => createNameSearch(all, { isLongEnough, searchResults }), [all])
  const names = useMemo(() => new Map(all.map((one) => [one.id, one.name])), [all])
  return (
    <div className={styles.choices}>
      <Combobox
        id={id}
        label={label}
        hint={hint}
        error={error ?? (loaded.state === 'failed' ? t('operate-brands.search.failed') : undefined)}
        query={query}
        onQueryChange={setQuery}
        options={search(query, (one) => chosen.includes(one.id))}
        onChoose={(one) => {
          onChange([...chosen, one.id])
          setQuery('')
        }}
        busy={loaded.state === 'loading'}
        emptyText={t('operate-brands.search.nothing')}
        isLongEnough={isLongEnough}
        renderOption={({ name, matches }) => <Highlighted text={name} matches={matches} />}
      />
      <ChosenChips
        label={label}
        items={chosen.map((one) => ({ id: one, name: names.get(one) ?? one }))}
        onRemove={(gone) => onChange(chosen.filter((one) => one !== gone))}
        focusAfterId={id}
      />
    </div>
  )
}
