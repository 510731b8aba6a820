import { useText } from '../../i18n/text-context.ts'
import type { Install } from '../../pwa/install.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import styles from './install-card.module.css'
import { useInstallAction } from './use-install-action.tsx'

/** Says once, quietly, why the portal is worth installing (OFF-1). */
export function InstallCard({ install }: { install: Install }) {
  const t = useText()
  const { start, dialog } = useInstallAction(install)
  return (
    <aside className={styles.card} aria-labelledby="install-title">
      <Icon drawing={icons.phone} />
      <div className={styles.words}>
        <p className={styles.title} id="install-title">
          {t('install.cardTitle')}
        </p>
        <p>{t('install.cardText')}</p>
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={start}>
          {t('install.install')}
        </Button>
        <Button variant="quiet" onClick={() => install.decline()}>
          {t('install.decline')}
        </Button>
      </div>
      {dialog}
    </aside>
  )
}
