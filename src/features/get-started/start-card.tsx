import { Link } from '@tanstack/react-router'
import { signedInHome } from '../../auth/return-to.ts'
import { useUser } from '../../auth/use-user.ts'
import { signInHref } from '../../lib/sign-in-links.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { startCopy } from './copy.ts'
import styles from './get-started.module.css'

/** What to have at hand, and the way in. */
export function StartCard() {
  const user = useUser()
  return (
    <aside className={styles.card} aria-labelledby="at-hand">
      <h2 id="at-hand">{startCopy.asideTitle}</h2>
      <ul className={styles.needs}>
        {startCopy.needs.map((need) => (
          <li key={need}>
            <Icon drawing={icons.check} />
            <span>{need}</span>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {user ? (
          <ButtonLink variant="primary" href={signedInHome}>
            {startCopy.goOn}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink variant="primary" href={signInHref('register')}>
              {startCopy.register}
            </ButtonLink>
            <ButtonLink variant="secondary" href={signInHref('login')}>
              {startCopy.logIn}
            </ButtonLink>
          </>
        )}
      </div>
      {!user && (
        <Link to="/benefits" className={styles.more}>
          {startCopy.benefits}
        </Link>
      )}
    </aside>
  )
}
