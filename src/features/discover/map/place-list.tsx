import clsx from 'clsx'
import { countFormat } from '#src/i18n/count-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { ExpandableList } from '#src/ui/expandable-list.tsx'
import type { Place } from './circles.ts'
import { followHere } from './follow-here.ts'
import styles from './place-list.module.css'

/** How many places are listed at first. */
const shown = 8

type PlaceListProps = {
  /** By falling count. */
  places: readonly Place[]
  /** What is listed, for those who hear the button for more alone. */
  label: string
  /** What the map shows: beside a country the list is narrow. */
  of: 'world' | 'country'
  /** Is told the id of the place that has the focus or the pointer; null once it has neither. */
  onActive: (id: string | null) => void
  onGo?: ((href: string) => void) | undefined
}

/** Places with their counts, each a link. */
export function PlaceList({ places, label, of, onActive, onGo }: PlaceListProps) {
  const { t, language } = useTexts()
  if (places.length === 0) return <p className={styles.none}>{t('discover-map.none')}</p>
  return (
    <ExpandableList
      className={clsx(styles.list, styles[of])}
      items={places}
      limit={shown}
      about={label}
      keyOf={({ id }) => id}
      renderItem={({ id, name, within, count, href }) => (
        <a
          className={styles.place}
          href={href}
          onClick={onGo && ((event) => followHere(event, () => onGo(href)))}
          onFocus={() => onActive(id)}
          onBlur={() => onActive(null)}
          onPointerEnter={() => onActive(id)}
          onPointerLeave={() => onActive(null)}
        >
          <span>
            <bdi className={styles.name}>{name}</bdi>
            {within && ' '}
            {within && <bdi className={styles.within}>{within}</bdi>}
          </span>{' '}
          <span className={styles.count}>
            {t('discover-map.suppliers', { count, number: countFormat(language).format(count) })}
          </span>
        </a>
      )}
    />
  )
}
