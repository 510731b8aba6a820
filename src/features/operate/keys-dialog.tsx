import { useSelector } from '@tanstack/react-store'
import { useText } from '#src/i18n/text-context.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import styles from './keys-dialog.module.css'
import { singleKeys, switchSingleKeys } from './single-keys.ts'

/** In the order in which one learns them. */
const keys = [
  ['j', 'next'],
  ['k', 'previous'],
  ['Enter', 'open'],
  ['a', 'confirm'],
  ['r', 'return'],
  ['u', 'undo'],
  ['Escape', 'list'],
  ['?', 'help'],
] as const

/** What the keyboard can do. */
export function KeysDialog({
  open,
  onOpenChange,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const t = useText()
  const isOn = useSelector(singleKeys)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('operate.keys.title')}
      description={t('operate.keys.text')}
    >
      <dl className={styles.keys}>
        {keys.map(([key, does]) => (
          <div key={key} className={styles.key}>
            <dt>
              <kbd dir="ltr">{key}</kbd>
            </dt>
            <dd>{t(`operate.keys.${does}`)}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={t('operate.keys.on')}
        hint={t('operate.keys.onHint')}
        checked={isOn}
        onChange={switchSingleKeys}
      />
    </Dialog>
  )
}
