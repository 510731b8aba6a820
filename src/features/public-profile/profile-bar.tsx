import { Link, useHydrated } from '@tanstack/react-router'
import { useText } from '../../i18n/text-context.ts'
import { useUser } from '../../auth/use-user.ts'
import { BrandLogo } from '../../brand/brand-logo.tsx'
import * as limits from '../../contract/limits.ts'
import { signInHref } from '../../lib/sign-in-links.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import styles from './profile-bar.module.css'

/** PUB-1: the actions of this page. `path` is that of the profile; null where there is none. */
export function ProfileBar({ origin, path }: { origin: string; path: string | null }) {
  const t = useText()
  const user = useUser()
  return (
    <header className={styles.bar}>
      <Link to="/" className={styles.home}>
        <BrandLogo />
      </Link>
      <nav className={styles.actions} aria-label={t('profile.toolbar')}>
        {!user && (
          <ButtonLink variant="quiet" href={signInHref('login', path ?? undefined)}>
            {t('profile.logIn')}
          </ButtonLink>
        )}
        <Link to="/" className={buttonClass('quiet')}>
          {t('profile.claim')}
        </Link>
        {path && <ShareProfile origin={origin} path={path} />}
      </nav>
    </header>
  )
}

/** Copies the link of the profile; until a script can do that, it is the link. */
function ShareProfile({ origin, path }: { origin: string; path: string }) {
  const t = useText()
  const hydrated = useHydrated()
  if (!hydrated) {
    return (
      <ButtonLink variant="secondary" href={path}>
        <Icon drawing={icons.copy} />
        <span>{t('profile.share')}</span>
      </ButtonLink>
    )
  }
  return (
    <CopyButton
      text={`${origin}${path}`}
      label={t('profile.share')}
      copiedLabel={t('profile.linkCopied')}
      shownFor={limits.linkCopiedToast}
    />
  )
}
