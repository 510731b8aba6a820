import { Link } from '@tanstack/react-router'
import { dayFormat } from '#src/i18n/day-format.ts'
import { RichText } from '#src/i18n/rich-text.tsx'
import { useTexts } from '#src/i18n/text-context.ts'
import * as limits from '#src/contract/limits.ts'
import type { SeenProfile } from '#src/data/seen-profiles.ts'
import { placeOf } from './filter-seen.ts'
import styles from './seen-profiles.module.css'

/** One profile that the device has: who, where, and how old the copy is. */
export function SeenCard({ seen }: { seen: SeenProfile }) {
  const { t, language } = useTexts()
  const { profile, storedAt } = seen
  return (
    <li className={styles.card}>
      <span className={styles.initial} aria-hidden="true">
        {initialOf(profile.name)}
      </span>
      <div className={styles.words}>
        <Link to="/organization/$slug" params={{ slug: profile.slug }} dir="auto">
          {profile.name}
        </Link>
        <p className={styles.place} dir="auto">
          {placeOf(seen) || profile.description}
        </p>
        <p className={styles.age}>
          {storedAt < limits.firstPlausibleTime ? (
            t('seen.asOfUnknown')
          ) : (
            <RichText
              text={t('seen.asOf', { day: dayFormat(language).format(storedAt) })}
              renderTags={{
                time: (day) => <time dateTime={new Date(storedAt).toISOString()}>{day}</time>,
              }}
            />
          )}
        </p>
      </div>
    </li>
  )
}

/** A whole sign, however many code points it takes. */
function initialOf(name: string): string {
  const [first] = new Intl.Segmenter('en').segment(name.trim())
  return first?.segment.toUpperCase() ?? ''
}
