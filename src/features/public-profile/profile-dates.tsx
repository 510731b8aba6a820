import * as limits from '../../contract/limits.ts'
import { longDate } from '../../lib/long-date.ts'
import * as profileCopy from './copy.ts'
import styles from './profile-dates.module.css'

type ProfileDatesProps = {
  /** ISO 8601, UTC; empty where a back end does not tell. */
  updatedAt: string
  /** Milliseconds since the epoch, 0 when unknown; null when the profile comes fresh from the server. */
  storedAt: number | null
}

/** How old what one reads is. The day is given in UTC, so that server and browser write the same. */
export function ProfileDates({ updatedAt, storedAt }: ProfileDatesProps) {
  const updated = new Date(updatedAt)
  const isKnown = !Number.isNaN(updated.valueOf())
  return (
    <p className={styles.dates}>
      {isKnown && (
        <>
          <span>{profileCopy.updated}</span> <time dateTime={updatedAt}>{longDate(updated)}</time>
          <br />
        </>
      )}
      {storedAt !== null && (
        <>
          <span>{profileCopy.storedAt}</span>{' '}
          {storedAt < limits.firstPlausibleTime ? (
            <span>{profileCopy.storedAtUnknown}</span>
          ) : (
            <time dateTime={new Date(storedAt).toISOString()}>{inFull(storedAt)}</time>
          )}
        </>
      )}
    </p>
  )
}

const inFull = (moment: number) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(moment)
