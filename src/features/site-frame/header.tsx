import { Link } from '@tanstack/react-router'
import { useUser } from '../../auth/use-user.ts'
import { BrandLogo } from '../../brand/brand-logo.tsx'
import { signInHref } from '../../lib/sign-in-links.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { AccountMenu } from './account-menu.tsx'
import { siteCopy } from './copy.ts'
import styles from './header.module.css'

/**
 * The bar above a screen.
 * @param props.signIn whether a guest is offered to log in and to register (RTE-7)
 */
export function Header({ signIn }: { signIn: boolean }) {
  const user = useUser()
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link to="/" className={styles.home}>
          <BrandLogo />
        </Link>
        {user && <AccountMenu user={user} />}
        {!user && signIn && (
          <nav aria-label={siteCopy.mainNavigation} className={styles.actions}>
            <ButtonLink variant="quiet" href={signInHref('login')}>
              {siteCopy.logIn}
            </ButtonLink>
            <ButtonLink variant="primary" href={signInHref('register')}>
              {siteCopy.register}
            </ButtonLink>
          </nav>
        )}
      </div>
    </header>
  )
}
