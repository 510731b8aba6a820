import { Link } from '@tanstack/react-router'
import { useUser } from '../../auth/use-user.ts'
import { BrandLogo } from '../../brand/brand-logo.tsx'
import { signInHref } from '../../lib/sign-in-links.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import * as profileCopy from './copy.ts'
import styles from './profile-bar.module.css'
import { ShareProfile } from './share-profile.tsx'

/** PUB-1: what one can do with this page. `path` is the profile's own; null where there is none. */
export function ProfileBar({ origin, path }: { origin: string; path: string | null }) {
  const user = useUser()
  return (
    <header className={styles.bar}>
      <Link to="/" className={styles.home}>
        <BrandLogo />
      </Link>
      <nav className={styles.actions} aria-label={profileCopy.toolbar}>
        {!user && (
          <ButtonLink variant="quiet" href={signInHref('login', path ?? undefined)}>
            {profileCopy.logIn}
          </ButtonLink>
        )}
        <Link to="/" className={buttonClass('quiet')}>
          {profileCopy.claim}
        </Link>
        {path && <ShareProfile origin={origin} path={path} />}
      </nav>
    </header>
  )
}
