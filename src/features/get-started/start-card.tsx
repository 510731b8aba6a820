import { Link } from '@tanstack/react-router'
import { useText } from '../../i18n/text-context.ts'
import { signedInHome } from '../../auth/return-to.ts'
import { useUser } from '../../auth/use-user.ts'
import { signInHref } from '../../lib/sign-in-links.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import styles from './get-started.module.css'

const needs = ['1', '2', '3'] as const

/** What to have at hand, and the way in. */
export function StartCard() {
  const t = useText()
  const user = useUser()
  return (
    <aside className={styles.card} aria-labelledby="at-hand">
      <h2 id="at-hand">{t('get-started.asideTitle')}</h2>
      <ul className={styles.needs}>
        {needs.map((need) => (
          <li key={need}>
            <Icon drawing={icons.check} />
            <span>{t(`get-started.needs.${need}`)}</span>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {user ? (
          <ButtonLink variant="primary" href={signedInHome}>
            {t('get-started.goOn')}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink variant="primary" href={signInHref('register')}>
              {t('get-started.register')}
            </ButtonLink>
            <ButtonLink variant="secondary" href={signInHref('login')}>
              {t('get-started.logIn')}
            </ButtonLink>
          </>
        )}
      </div>
      {!user && (
        <Link to="/benefits" className={styles.more}>
          {t('get-started.benefits')}
        </Link>
      )}
    </aside>
  )
}
