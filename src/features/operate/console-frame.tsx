import type { ReactNode } from 'react'
import type { OperatorGrant, OperatorRole } from '#src/contract/operate/operator-role.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { ConsoleLink } from './console-link.tsx'
import styles from './console-frame.module.css'
import { useOperate } from './operate-context.ts'
import { usePlace } from './place.ts'

/** Where the console's queues are. */
export const credentialsPath = '/operate/credentials'
export const peoplePath = '/operate/people'

/** Whether somebody may act in a role, of whatever brand. */
export const mayBe = (grants: readonly OperatorGrant[], wanted: OperatorRole): boolean =>
  grants.some(({ role }) => role === wanted || role === 'admin')

type ConsoleFrameProps = {
  grants: readonly OperatorGrant[]
  onHelp: () => void
  children: ReactNode
}

/** What stands around the console's screens: whose it is, the way between them and the way out. */
export function ConsoleFrame({ grants, onHelp, children }: ConsoleFrameProps) {
  const t = useText()
  const { brand } = useOperate()
  const { path } = usePlace()
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        {t('operate.frame.skip')}
      </a>
      <header className={styles.header}>
        <ConsoleLink className={styles.brand} href={credentialsPath}>
          {brand.logo ? (
            <img className={styles.logo} src={brand.logo} alt={brand.name} height={28} />
          ) : (
            <span className={styles.name} dir="auto">
              {brand.name}
            </span>
          )}
          <span className={styles.what}>{t('operate.frame.title')}</span>
        </ConsoleLink>
        <nav className={styles.nav} aria-label={t('operate.frame.nav')}>
          {mayBe(grants, 'verifier') && (
            <ConsoleLink
              href={credentialsPath}
              aria-current={path === peoplePath ? undefined : 'page'}
            >
              {t('operate.queue.title')}
            </ConsoleLink>
          )}
          {mayBe(grants, 'admin') && (
            <ConsoleLink href={peoplePath} aria-current={path === peoplePath ? 'page' : undefined}>
              {t('operate.people.title')}
            </ConsoleLink>
          )}
        </nav>
        <div className={styles.ways}>
          <button type="button" className={styles.way} onClick={onHelp} aria-keyshortcuts="?">
            <Icon drawing={icons.info} />
            {t('operate.frame.keys')}
          </button>
          <a className={styles.way} href="/">
            <Icon drawing={icons.home} />
            {t('operate.frame.portal')}
          </a>
        </div>
      </header>
      {children}
    </div>
  )
}
