import { type Language, localeOf } from '../../i18n/languages.ts'
import { RichText } from '../../i18n/rich-text.tsx'
import { useTexts } from '../../i18n/text-context.ts'
import * as limits from '../../contract/limits.ts'
import { longDate } from '../../i18n/long-date.ts'
import styles from './profile-dates.module.css'

type ProfileDatesProps = {
  slug: string
  /** ISO 8601, UTC; empty where a back end does not tell. */
  updatedAt: string
  /** Milliseconds since the epoch, 0 when unknown; null when the profile comes fresh from the server. */
  storedAt: number | null
}

/** How old what one reads is. The day is given in UTC, so that server and browser write the same. */
export function ProfileDates({ slug, updatedAt, storedAt }: ProfileDatesProps) {
  const { t, language } = useTexts()
  const updated = new Date(updatedAt)
  const isKnown = !Number.isNaN(updated.valueOf())
  return (
    <p className={styles.dates}>
      {isKnown && (
        <>
          <RichText
            text={t('profile.updated', { day: longDate(t, updated) })}
            renderTags={{ time: (day) => <time dateTime={updatedAt}>{day}</time> }}
          />{' '}
          <a href={`${slug}/history`}>{t('profile.history')}</a>
          <br />
        </>
      )}
      {storedAt !== null &&
        (storedAt < limits.firstPlausibleTime ? (
          <span>{t('profile.storedAtUnknown')}</span>
        ) : (
          <RichText
            text={t('profile.storedAt', { moment: momentOf(language, storedAt) })}
            renderTags={{
              time: (moment) => <time dateTime={new Date(storedAt).toISOString()}>{moment}</time>,
            }}
          />
        ))}
    </p>
  )
}

/** Once for a page, so that no formatter is kept: every profile would bring along what keeps it. */
const momentOf = (language: Language, time: number) =>
  new Date(time).toLocaleString(localeOf(language), { dateStyle: 'long', timeStyle: 'short' })
