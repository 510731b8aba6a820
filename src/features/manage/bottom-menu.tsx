import { Link } from '@tanstack/react-router'
import { useText } from '../../i18n/text-context.ts'
import { useBrand } from '#src/brand/brand-context.ts'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import type { Action } from './action.ts'
import { BarAction } from './bar-action.tsx'
import styles from './bottom-menu.module.css'
import { searchLink } from './search-link.ts'
import type { Menu } from './use-menu.ts'

type BottomMenuProps = {
  menu: Menu
  /** Id of the navigation that the menu opens. */
  controls: string
  slug: string
  shareable: boolean
  /** Left out on pages that have no dialogs: these lead to the one that has them. */
  onAction: ((action: Action) => void) | undefined
}

/** What a phone has within the thumb's reach: share, badge, menu, invite, search (MNG-5). */
export function BottomMenu({ menu, controls, slug, shareable, onAction }: BottomMenuProps) {
  const t = useText()
  const { isOpen, setOpen, bar, toggle } = menu
  const { altPageUrl } = useBrand()
  return (
    <section ref={bar} className={styles.bar} aria-label={t('manage.actions')}>
      {onAction ? (
        <>
          <BarAction
            icon={icons.share}
            name={t('manage.viewProfile')}
            label={t('manage.short.share')}
            isLocked={!shareable}
            onPress={() => onAction('share')}
          />
          <BarAction
            icon={icons.badge}
            name={t('manage.shareBadge')}
            label={t('manage.short.badge')}
            isLocked={!shareable}
            onPress={() => onAction('badge')}
          />
        </>
      ) : (
        <Link to="/organisation" search={{ organisation: slug }} className={styles.target}>
          <Icon drawing={icons.building} />
          <span className={styles.label}>{t('manage.sections.profile')}</span>
        </Link>
      )}
      <button
        ref={toggle}
        type="button"
        className={styles.target}
        aria-expanded={isOpen}
        aria-controls={controls}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon drawing={isOpen ? icons.close : icons.menu} />
        <span className={styles.label}>{t('manage.menu')}</span>
      </button>
      {onAction && (
        <BarAction
          icon={icons.mail}
          name={t('manage.inviteSupplier')}
          label={t('manage.short.invite')}
          onPress={() => onAction('invite')}
        />
      )}
      <a
        {...searchLink(altPageUrl)}
        className={styles.target}
        aria-label={altPageUrl ? t('manage.searchNewTab') : t('manage.searchSuppliers')}
      >
        <Icon drawing={icons.search} />
        <span className={styles.label}>{t('manage.short.search')}</span>
      </a>
    </section>
  )
}
