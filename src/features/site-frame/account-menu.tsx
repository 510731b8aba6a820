import { Link } from '@tanstack/react-router'
import { Popover } from 'radix-ui'
import { useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { useText } from '../../i18n/text-context.ts'
import type { CurrentUser } from '../../contract/membership.ts'
import { isComposing } from '../../lib/is-composing.ts'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import styles from './account-menu.module.css'
import { accountLabel } from './account-label.ts'

type AccountMenuProps = {
  user: CurrentUser
  /** Where the identity provider keeps a page for people's accounts; null where it has none. */
  accountPage: string | null
  /** Further entries, links or buttons. */
  entries: ReactNode
  onSignOut: () => void
}

/**
 * What a signed-in person can do anywhere: go to the own organisation, sign out. A press outside, a
 * focus outside, Escape and choosing an entry close it. It is a disclosure with links, not a `menu`:
 * Tab goes through its entries and on to the page.
 */
export function AccountMenu({ user, accountPage, entries, onSignOut }: AccountMenuProps) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)

  // Before the entry's own handler: a dialog gives the focus back to where it was, which must then be
  // in sight. The menu closes after that handler, which React would not call on a removed entry.
  const focusTrigger = (event: MouseEvent) => isEntry(event) && trigger.current?.focus()
  const close = (event: MouseEvent) => isEntry(event) && setOpen(false)

  function onEscape(event: KeyboardEvent) {
    if (isComposing(event)) event.preventDefault()
    else trigger.current?.focus()
  }

  return (
    <div className={styles.menu}>
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Trigger ref={trigger} className={styles.trigger} aria-haspopup={undefined}>
          <span dir="auto">{accountLabel(t, user)}</span>
          <Icon drawing={icons.chevronDown} />
        </Popover.Trigger>
        <Popover.Content
          asChild
          role={undefined}
          align="end"
          sideOffset={4}
          // The focus stays on the button until Tab moves it, and is never taken from a dialog.
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onEscapeKeyDown={onEscape}
          // The primitive would loop from the last entry to the first.
          onKeyDownCapture={(event) => event.key === 'Tab' && event.stopPropagation()}
          onClickCapture={focusTrigger}
          onClick={close}
        >
          <nav aria-label={t('frame.account')} className={styles.panel}>
            <p className={styles.email}>
              <bdi>{user.email}</bdi>
            </p>
            <Link to="/organisation">{t('frame.myOrganisation')}</Link>
            <Link to="/buying/{-$part}" preload={false}>
              {t('frame.buying')}
            </Link>
            {/* The provider's own page, none of the router's. */}
            {accountPage && <a href={accountPage}>{t('frame.passwordAndSessions')}</a>}
            {entries}
            <button type="button" onClick={onSignOut}>
              {t('frame.signOut')}
            </button>
          </nav>
        </Popover.Content>
      </Popover.Root>
    </div>
  )
}

const isEntry = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('a, button') !== null
