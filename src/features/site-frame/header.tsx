import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/text-context.ts'
import { useUser } from '../../auth/use-user.ts'
import { BrandLogo } from '../../brand/brand-logo.tsx'
import { signInHref } from '../../lib/sign-in-links.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import styles from './header.module.css'

type HeaderProps = {
  /** Whether a guest is offered to log in and to register (RTE-7). */
  signIn: boolean
  /** Slug of who brought the guest: the links say so themselves, since they work before any script (AFF-1). */
  affiliate: string | undefined
  /** How the portal and this device are doing; takes no room of its own. */
  status: ReactNode
  /** The menu of a signed-in person. */
  account: ReactNode
}

/** The bar above a screen. */
export function Header({ signIn, affiliate, status, account }: HeaderProps) {
  const t = useText()
  const user = useUser()
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link to="/" className={styles.home}>
          <BrandLogo />
        </Link>
        <a href="/discover">{t('frame.findSuppliers')}</a>
        {status}
        {account}
        {!user && signIn && (
          <nav aria-label={t('frame.mainNavigation')} className={styles.actions}>
            <ButtonLink variant="quiet" href={signInHref('login', '', affiliate)}>
              {t('frame.logIn')}
            </ButtonLink>
            <ButtonLink variant="primary" href={signInHref('register', '', affiliate)}>
              {t('frame.register')}
            </ButtonLink>
          </nav>
        )}
      </div>
    </header>
  )
}
