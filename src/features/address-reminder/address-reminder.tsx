import { useState } from 'react'
import { RichText } from '../../i18n/rich-text.tsx'
import { useText } from '../../i18n/text-context.ts'
import { createLocalArea } from '../../lib/local-area.ts'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import styles from './address-reminder.module.css'
import { useUnconfirmedAddress } from './use-unconfirmed-address.ts'

type AddressReminderProps = {
  userId: string
  /** Where the link is sent again. */
  sendAgain: string
}

const visit = createLocalArea(() => sessionStorage)

/** ACC-3: asks to confirm the address, until that is done. Put away, it comes back with the next visit. */
export function AddressReminder({ userId, sendAgain }: AddressReminderProps) {
  const t = useText()
  const [isPutAway, setPutAway] = useState(() => visit.get('address-reminder') === userId)
  const email = useUnconfirmedAddress(!isPutAway)
  if (isPutAway || email === null) return null
  const putAway = () => {
    visit.set('address-reminder', userId)
    setPutAway(true)
    document.querySelector('main')?.focus({ preventScroll: true })
  }
  return (
    // No live region: it can wait, and stands before the content of the page.
    <aside aria-label={t('address-reminder.title')} className={styles.note}>
      <p>
        <RichText
          text={t('address-reminder.text', { email })}
          renderTags={{
            email: (address) => <strong dir="ltr">{address}</strong>,
            again: (words) => <a href={sendAgain}>{words}</a>,
          }}
        />
      </p>
      <button type="button" onClick={putAway}>
        <Icon drawing={icons.close} label={t('address-reminder.notNow')} />
      </button>
    </aside>
  )
}
