import { useId, useState } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import { isComposing } from '#src/lib/is-composing.ts'
import { hasAllWords } from '#src/lib/plain-text.ts'
import { TextInput } from '#src/ui/text-input.tsx'
import styles from './facets.module.css'
import type { LongListProps } from './long-facet.ts'

/** A long list of values with a field that finds some of them; of use with script alone. */
export function LongBoxes({ facet, values, chosen, render }: LongListProps) {
  const t = useText()
  const id = useId()
  const [query, setQuery] = useState('')
  const shown = values.filter(({ id, words }) => chosen.includes(id) || hasAllWords(words, query))
  return (
    <>
      <div className={styles.find}>
        <label htmlFor={id}>
          {t('discover.findValue', { facet: t(`discover.facets.${facet}`) })}
        </label>
        <TextInput
          id={id}
          type="search"
          enterKeyHint="done"
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            // It belongs to no form that could be sent.
            if (event.key === 'Enter' && !isComposing(event.nativeEvent)) event.preventDefault()
          }}
        />
      </div>
      {render(shown)}
      {shown.length === 0 && <p className={styles.hint}>{t('discover.noSuchValue')}</p>}
    </>
  )
}
