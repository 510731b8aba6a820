import type { ReactNode } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { useCurrentInView } from '#src/ui/use-current-in-view.ts'
import type { Area } from './areas.ts'
import { ConsoleLink } from './console-link.tsx'
import styles from './console-frame.module.css'
import { useOperate } from './operate-context.ts'
import { consolePath } from './paths.ts'

type ConsoleFrameProps = {
  /** Those that the operator may open. */
  areas: readonly Area[]
  current: Area | undefined
  onHelp: () => void
  children: ReactNode
}

/** What stands around the console's screens: whose it is, the way between them and the way out. */
export function ConsoleFrame({ areas, current, onHelp, children }: ConsoleFrameProps) {
  const t = useText()
  const { brand } = useOperate()
  const nav = useCurrentInView(current?.path)
  const groups = [...new Set(areas.map(({ group }) => group))]
  return (
    <div className={styles.frame}>
      <title>
        {[...(current ? [t(current.title)] : []), t('operate.frame.title'), brand.name].join(' · ')}
      </title>
      <a className={styles.skip} href="#main">
        {t('operate.frame.skip')}
      </a>
      <header className={styles.header}>
        <ConsoleLink className={styles.brand} href={areas[0]?.path ?? consolePath}>
          {brand.logo ? (
            <img className={styles.logo} src={brand.logo} alt={brand.name} height={28} />
          ) : (
            <span className={styles.name} dir="auto">
              {brand.name}
            </span>
          )}
          <span className={styles.what}>{t('operate.frame.title')}</span>
        </ConsoleLink>
        {groups.length > 1 && (
          <nav className={styles.groups} aria-label={t('operate.frame.groups')}>
            {groups.map((group) => (
              <ConsoleLink
                key={group}
                href={areas.find((area) => area.group === group)?.path ?? consolePath}
                aria-current={group === current?.group ? 'true' : undefined}
              >
                {t(`operate.frame.group.${group}`)}
              </ConsoleLink>
            ))}
          </nav>
        )}
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
        <nav ref={nav} className={styles.nav} aria-label={t('operate.frame.nav')}>
          {areas
            .filter(({ group }) => group === current?.group)
            .map((area) => (
              <ConsoleLink
                key={area.path}
                href={area.path}
                aria-current={area === current ? 'page' : undefined}
              >
                {t(area.title)}
              </ConsoleLink>
            ))}
        </nav>
      </header>
      {children}
    </div>
  )
}
