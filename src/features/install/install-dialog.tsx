import { useText } from '../../i18n/text-context.ts'
import { useBrand } from '../../brand/brand-context.ts'
import type { InstallGuide } from '../../pwa/install-guide.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { installSteps } from './install-steps.ts'
import styles from './install-dialog.module.css'
import { WhereToPress } from './where-to-press.tsx'

export type InstallDialogProps = {
  guide: InstallGuide
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The steps that install the portal in a browser that does not offer to. */
export function InstallDialog({ guide, open, onOpenChange }: InstallDialogProps) {
  const t = useText()
  const brand = useBrand()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('install.dialogTitle', { brand: brand.name })}
      description={t('install.dialogText')}
      footer={
        <Button variant="primary" onClick={() => onOpenChange(false)}>
          {t('install.close')}
        </Button>
      }
    >
      <WhereToPress guide={guide} />
      <ol className={styles.steps}>
        {installSteps[guide].map(({ icon, text }) => (
          <li key={text} className={styles.step}>
            <span className={styles.icon}>
              <Icon drawing={icon} />
            </span>
            <span>{t(text)}</span>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
