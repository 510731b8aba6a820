import { momentFormat } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/text-context.ts'
import * as limits from '../../contract/limits.ts'
import { longDate } from '../../i18n/long-date.ts'
import styles from './profile-dates.module.css'

type ProfileDatesProps = {
  /** ISO 8601, UTC; empty where a back end does not tell. */
  updatedAt: string
  /** Milliseconds since the epoch, 0 when unknown; null when the profile comes fresh from the server. */
  storedAt: number | null
}

/** How old what one reads is. The day is given in UTC, so that server and browser write the same. */
export function ProfileDates({ updatedAt, storedAt }: ProfileDatesProps) {
  const { t, language } = useTexts()
  const updated = new Date(updatedAt)
  const isKnown = !Number.isNaN(updated.valueOf())
  return (
    <p className={styles.dates}>
      {isKnown && (
        <>
          <span>{t('profile.updated')}</span>{' '}
          <time dateTime={updatedAt}>{longDate(t, updated)}</time>
          <br />
        </>
      )}
      {storedAt !== null && (
        <>
          <span>{t('profile.storedAt')}</span>{' '}
          {storedAt < limits.firstPlausibleTime ? (
            <span>{t('profile.storedAtUnknown')}</span>
          ) : (
            <time dateTime={new Date(storedAt).toISOString()}>
              {momentFormat(language).format(storedAt)}
            </time>
          )}
        </>
      )}
    </p>
  )
}
