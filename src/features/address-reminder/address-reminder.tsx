import { useState } from 'react'
import { createLocalArea } from '../../lib/local-area.ts'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import styles from './address-reminder.module.css'
import { reminderCopy } from './copy.ts'
import { useUnconfirmedAddress } from './use-unconfirmed-address.ts'

type AddressReminderProps = {
  userId: string
  /** Where the link is sent again. */
  sendAgain: string
}

const visit = createLocalArea(() => sessionStorage)

/** ACC-3: asks to confirm the address, until that is done. Put away, it comes back with the next visit. */
export function AddressReminder({ userId, sendAgain }: AddressReminderProps) {
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
    <aside aria-label={reminderCopy.title} className={styles.note}>
      <p>
        {reminderCopy.title}: {reminderCopy.sent} <strong>{email}</strong>.{' '}
        <a href={sendAgain}>{reminderCopy.sendAgain}</a>
      </p>
      <button type="button" onClick={putAway}>
        <Icon drawing={icons.close} label={reminderCopy.notNow} />
      </button>
    </aside>
  )
}
