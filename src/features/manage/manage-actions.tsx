import { useText } from '../../i18n/text-context.ts'
import { useBrand } from '#src/brand/brand-context.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { lockHintId, locked, type Action } from './action.ts'
import styles from './manage-actions.module.css'
import { searchLink } from './search-link.ts'

type ManageActionsProps = {
  /** Sharing is unlocked by one credential or one attribute (MNG-4). */
  shareable: boolean
  onAction: (action: Action) => void
}

/**
 * View profile, Share badge, Invite supplier, Search suppliers (MNG-4). On phones the bottom menu has
 * them instead.
 */
export function ManageActions({ shareable, onAction }: ManageActionsProps) {
  const t = useText()
  const { altPageUrl } = useBrand()
  const lock = shareable ? {} : locked
  return (
    <section className={styles.actions} aria-label={t('manage.actions')}>
      <div className={styles.buttons}>
        <Button variant="secondary" {...lock} onClick={() => onAction('share')}>
          <Icon drawing={shareable ? icons.eye : icons.lock} />
          <span>{t('manage.viewProfile')}</span>
        </Button>
        <Button variant="secondary" {...lock} onClick={() => onAction('badge')}>
          <Icon drawing={shareable ? icons.badge : icons.lock} />
          <span>{t('manage.shareBadge')}</span>
        </Button>
        <Button variant="secondary" onClick={() => onAction('invite')}>
          <Icon drawing={icons.mail} />
          <span>{t('manage.inviteSupplier')}</span>
        </Button>
        <ButtonLink variant="secondary" {...searchLink(altPageUrl)}>
          <Icon drawing={icons.search} />
          <span>{t('manage.searchSuppliers')}</span>
          {altPageUrl && <VisuallyHidden> {t('manage.newTab')}</VisuallyHidden>}
        </ButtonLink>
      </div>
      {!shareable && (
        <p className={styles.hint} id={lockHintId}>
          {t('manage.unlock')}
        </p>
      )}
    </section>
  )
}
