import { useState } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import type { SeenProfile } from '#src/data/seen-profiles.ts'
import { TextInput } from '#src/ui/text-input.tsx'
import { filterSeen } from './filter-seen.ts'
import { SeenCard } from './seen-card.tsx'
import styles from './seen-profiles.module.css'

/** More than these, and a person looks for a name rather than through the list. */
const fewEnough = 10
/** Drawn at once; the filter looks through all. */
const mostShown = 50

type SeenListProps = {
  /** One at least, read last first. */
  seen: readonly SeenProfile[]
}

/** Profiles that the device has, with a filter where they are many. */
export function SeenList({ seen }: SeenListProps) {
  const t = useText()
  const [query, setQuery] = useState('')
  const found = filterSeen(seen, query)
  const shown = found.slice(0, mostShown)
  return (
    <>
      {seen.length > fewEnough && (
        <div className={styles.filter}>
          <label htmlFor="on-device-filter">{t('seen.filter')}</label>
          <TextInput
            id="on-device-filter"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <p role="status">
            {found.length === seen.length
              ? t('seen.count', { all: seen.length })
              : t('seen.countOf', { found: found.length, all: seen.length })}
          </p>
        </div>
      )}
      {shown.length > 0 ? (
        <ul className={styles.list} aria-labelledby="on-device">
          {shown.map((one) => (
            <SeenCard key={one.profile.slug} seen={one} />
          ))}
        </ul>
      ) : (
        <p>{t('seen.notFound')}</p>
      )}
      {shown.length < found.length && <p>{t('seen.more', { shown: shown.length })}</p>}
    </>
  )
}
