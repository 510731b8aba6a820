import { useId, useMemo, useState } from 'react'
import { useText } from '../../i18n/text-context.ts'
import { isLongEnough } from '../../contract/is-long-enough.ts'
import { searchResults } from '../../contract/limits.ts'
import { createNameSearch } from '../../lib/name-search.ts'
import { Button } from '../../ui/button.tsx'
import { ChosenChips } from '../../ui/chosen-chips.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { Highlighted } from '../../ui/highlighted.tsx'
import { announce } from '../../ui/status.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import styles from './choice-filter.module.css'
import type { Choice } from './filters.ts'

type ChoiceFilterProps = {
  label: string
  /** Said where the choices could not be loaded. */
  failedText: string
  chosenLabel: string
  load: () => Promise<readonly Choice[]>
  chosen: readonly Choice[]
  onChange: (chosen: readonly Choice[]) => void
}

const none: readonly Choice[] = []

/** Finds entries of a list of the catalogue by name, and shows the chosen ones as chips. */
export function ChoiceFilter(props: ChoiceFilterProps) {
  const t = useText()
  const { label, failedText, chosenLabel, load, chosen, onChange } = props
  const id = useId()
  const [query, setQuery] = useState('')
  const loaded = useLoaded(label, load)
  const all = loaded.state === 'ready' ? loaded.value : none
  const search = useMemo(() => createNameSearch(all, { isLongEnough, searchResults }), [all])
  const found = search(query, (one) => chosen.some((other) => other.id === one.id))
  const hasFailed = loaded.state === 'failed'
  return (
    <div className={styles.filter}>
      <Combobox
        id={id}
        label={label}
        placeholder={t('pathways.searchHint')}
        error={hasFailed ? failedText : undefined}
        query={query}
        onQueryChange={setQuery}
        options={found}
        onChoose={({ id: one, name }) => {
          onChange([...chosen, { id: one, name }])
          setQuery('')
          announce(t('pathways.chosen', { name }))
        }}
        busy={loaded.state === 'loading'}
        emptyText={hasFailed ? failedText : t('pathways.noMatch')}
        isLongEnough={isLongEnough}
        renderOption={({ name, matches }) => <Highlighted text={name} matches={matches} />}
      />
      {hasFailed && (
        <Button variant="secondary" onClick={loaded.retry}>
          {t('pathways.retry')}
        </Button>
      )}
      <ChosenChips
        label={chosenLabel}
        items={chosen}
        focusAfterId={id}
        onRemove={(gone) => onChange(chosen.filter((one) => one.id !== gone))}
      />
    </div>
  )
}
