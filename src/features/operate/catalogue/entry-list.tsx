import { useRef, useState } from 'react'
import type { CatalogueRow } from '#src/contract/operate/catalogue.ts'
import { momentFormat } from '#src/i18n/moment-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ConsoleLink } from '../console-link.tsx'
import screen from '../console-screen.module.css'
import { cataloguePath } from '../paths.ts'
import { useShortcuts } from '../use-shortcuts.ts'
import styles from './catalogue.module.css'

/** Entries that are drawn at first, and with each press on the button below them. */
const atOnce = 200

type EntryListProps = {
  rows: readonly CatalogueRow[]
  /** Whether there would be some without filters. */
  isFiltered: boolean
}

/** Entries of the catalogue, through which J and K go. */
export function EntryList({ rows, isFiltered }: EntryListProps) {
  const { t } = useTexts()
  const [shown, setShown] = useState(atOnce)
  const list = useRef<HTMLUListElement>(null)
  const step = (by: 1 | -1) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLElement)
    links[at < 0 ? 0 : at + by]?.focus()
  }
  useShortcuts({ j: () => step(1), k: () => step(-1) })
  if (rows.length === 0)
    return (
      <EmptyState title={t(`operate-catalogue.${isFiltered ? 'noneFound' : 'none'}`)}>
        {t(`operate-catalogue.${isFiltered ? 'noneFoundText' : 'noneText'}`)}
      </EmptyState>
    )
  return (
    <>
      <p className={screen.hint} role="status">
        {t('operate-catalogue.count', { count: rows.length })}
      </p>
      <ul className={styles.list} ref={list} aria-label={t('operate-catalogue.title')}>
        {rows.slice(0, shown).map((row) => (
          <EntryRow key={row.id} row={row} />
        ))}
      </ul>
      {rows.length > shown && (
        <Button variant="secondary" onClick={() => setShown(shown + atOnce)}>
          {t('operate-catalogue.more', { count: rows.length - shown })}
        </Button>
      )}
    </>
  )
}

function EntryRow({ row }: { row: CatalogueRow }) {
  const { t, language } = useTexts()
  const { id, names, category, state, mergedInto, isOwn, isChanged, by, version, holders } = row
  const facts = [
    t(`operate-catalogue.kinds.${category}`),
    state === 'merged'
      ? t('operate-catalogue.mergedInto', { into: mergedInto ?? '' })
      : t(`operate-catalogue.states.${state}`),
    ...(isOwn ? [t('operate-catalogue.own')] : isChanged ? [t('operate-catalogue.changed')] : []),
    t(`operate-catalogue.${holders.isMore ? 'manyHolders' : 'holders'}`, { count: holders.count }),
  ]
  return (
    <li className={styles.row} data-state={state}>
      <ConsoleLink className={styles.name} href={`${cataloguePath}/${encodeURIComponent(id)}`}>
        <span dir="auto">{names[language] ?? names['en'] ?? id}</span>
      </ConsoleLink>
      <span className={styles.id} dir="ltr">
        {id}
      </span>
      <span className={styles.facts}>{facts.join(' · ')}</span>
      {by !== null && (
        <span className={styles.facts}>
          {t('operate-catalogue.changedBy', {
            who: by,
            moment: momentFormat(language).format(new Date(version)),
          })}
        </span>
      )}
    </li>
  )
}
