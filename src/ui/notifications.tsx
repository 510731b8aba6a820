import { useSelector } from '@tanstack/react-store'
import { dismissNotice, notices, type Notice } from './notification-store.ts'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'
import styles from './notifications.module.css'

export { notify } from './notification-store.ts'

/** Where passing messages appear; once in the frame of the page. */
export function NotificationRegion() {
  const shown = useSelector(notices)
  return (
    <section className={styles.region} aria-label="Notifications">
      <div aria-live="assertive">
        {shown.map((notice) => (
          <NoticeCard key={notice.id} notice={notice} />
        ))}
      </div>
    </section>
  )
}

function NoticeCard({ notice }: { notice: Notice }) {
  return (
    <div className={styles.notice} data-tone={notice.tone}>
      <Icon drawing={notice.tone === 'critical' ? icons.alert : icons.checkCircle} />
      <div className={styles.words}>
        {notice.title && <p className={styles.title}>{notice.title}</p>}
        <p>{notice.message}</p>
      </div>
      <button type="button" className={styles.dismiss} onClick={() => dismissNotice(notice.id)}>
        Dismiss
      </button>
      {/* The bar is the clock: it waits while the message is under the pointer or has the focus. */}
      <span className={styles.progress} onAnimationEnd={() => dismissNotice(notice.id)} />
    </div>
  )
}
