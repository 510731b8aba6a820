import { useSelector } from '@tanstack/react-store'
import { useText } from '../i18n/text-context.ts'
import { dismissNotice, notices, noticeTitle, type Notice } from './notification-store.ts'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'
import styles from './notifications.module.css'

export { notify } from './notification-store.ts'

/** Where passing messages appear; once in the frame of the page. */
export function NotificationRegion() {
  const t = useText()
  const shown = useSelector(notices)
  return (
    <section className={styles.region} aria-label={t('ui.notifications')}>
      <div aria-live="assertive">
        {shown.map((notice) => (
          <NoticeCard key={notice.id} notice={notice} />
        ))}
      </div>
    </section>
  )
}

function NoticeCard({ notice }: { notice: Notice }) {
  const t = useText()
  const title = noticeTitle(t, notice)
  return (
    <div className={styles.notice} data-tone={notice.tone}>
      <Icon drawing={notice.tone === 'critical' ? icons.alert : icons.checkCircle} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        <p>{notice.message}</p>
        {notice.action}
      </div>
      <button type="button" className={styles.dismiss} onClick={() => dismissNotice(notice.id)}>
        {t('ui.dismiss')}
      </button>
      {/* The bar is the clock: it waits while the message is under the pointer or has the focus. */}
      <span className={styles.progress} onAnimationEnd={() => dismissNotice(notice.id)} />
    </div>
  )
}
