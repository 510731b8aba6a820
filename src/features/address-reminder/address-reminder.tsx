import { useState } from 'react'
import type { CurrentUser } from '../../contract/membership.ts'
import { RichText } from '../../i18n/rich-text.tsx'
import { useText } from '../../i18n/text-context.ts'
import { focusMain } from '../../lib/focus-main.ts'
import { createLocalArea } from '../../lib/local-area.ts'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import styles from './address-reminder.module.css'
import { useUnconfirmedAddress } from './use-unconfirmed-address.ts'

type AddressReminderProps = {
  user: CurrentUser
  /** Where the link is sent again. */
  sendAgain: string
}

const visit = createLocalArea(() => sessionStorage)
/** Put away, or confirmed since the sign-in, whose token goes on saying otherwise. */
const isOver = (userId: string) => visit.get('address-reminder') === userId
const end = (userId: string) => visit.set('address-reminder', userId)

/** ACC-3: asks to confirm the address, until that is done. Put away, it comes back with the next visit. */
export function AddressReminder({ user, sendAgain }: AddressReminderProps) {
  const t = useText()
  const [isPutAway, setPutAway] = useState(() => isOver(user.id))
  const email = useUnconfirmedAddress(user, !isPutAway, end)
  if (isPutAway || email === null) return null
  const putAway = () => {
    end(user.id)
    setPutAway(true)
    focusMain()
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
