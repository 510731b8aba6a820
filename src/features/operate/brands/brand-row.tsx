import type { CSSProperties } from 'react'
import { inkOn, isHexColour } from '#src/brand/contrast.ts'
import type { BrandList } from '#src/data/operate-data.ts'
import { dayFormat } from '#src/i18n/day-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { ConsoleLink } from '../console-link.tsx'
import { authorName } from './author-name.ts'
import styles from './brand-list.module.css'
import { brandHref } from './editor-place.ts'

type BrandRowProps = { row: BrandList['results'][number] }

/** A brand in its own colour: its hosts, what visitors see of it since when, and whether something is in work. */
export function BrandRow({ row }: BrandRowProps) {
  const texts = useTexts()
  const { t, language } = texts
  const { id, name, hosts, colour, published, draft } = row
  const dayOf = (at: string) => dayFormat(language).format(new Date(at))
  return (
    <li className={styles.row}>
      <ConsoleLink className={styles.link} href={brandHref(id)}>
        <Mark name={name} colour={colour} />
        <span className={styles.words}>
          <span className={styles.name} dir="auto">
            {name || id}
          </span>
          <span className={styles.hosts} dir="ltr">
            {hosts.join(', ')}
          </span>
        </span>
      </ConsoleLink>
      <p className={styles.state}>
        {published
          ? t('operate-brands.list.published', {
              day: dayOf(published.at),
              name: authorName(texts, published.by),
            })
          : t('operate-brands.list.neverPublished')}
        {draft && (
          <span className={styles.draft}>
            {t(draft.isOutdated ? 'operate-brands.list.outdated' : 'operate-brands.list.draft', {
              ...{ day: dayOf(draft.savedAt), name: authorName(texts, draft.savedBy) },
            })}
          </span>
        )}
      </p>
    </li>
  )
}

/** The first letter of the name on the brand's own colour. */
function Mark({ name, colour }: { name: string; colour: string }) {
  const ground: CSSProperties = isHexColour(colour)
    ? { background: colour, color: inkOn(colour) }
    : {}
  const [first = ''] = name
  return (
    <span className={styles.mark} style={ground} aria-hidden>
      {first.toUpperCase()}
    </span>
  )
}
