import { useSelector } from '@tanstack/react-store'
import { useText } from '#src/i18n/text-context.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import styles from './keys-dialog.module.css'
import { singleKeys, switchSingleKeys } from './single-keys.ts'

/**
 * What the keys of a screen do: of every one, of one whose rows one goes through, of one with a list beside what is
 * open, of one that also decides by keys.
 */
export type ScreenKeys = 'every' | 'rows' | 'list' | 'queue'

/** In the order in which one learns them, each with the screens that have it. */
const keys = [
  ['j', 'next', ['rows', 'list', 'queue']],
  ['k', 'previous', ['rows', 'list', 'queue']],
  ['Enter', 'open', ['list', 'queue']],
  ['a', 'confirm', ['queue']],
  ['r', 'return', ['queue']],
  ['u', 'undo', ['every', 'rows', 'list', 'queue']],
  ['Escape', 'list', ['list', 'queue']],
  ['?', 'help', ['every', 'rows', 'list', 'queue']],
] as const

type KeysDialogProps = {
  /** Those of the screen that is shown. */
  of: ScreenKeys
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** What the keyboard can do. */
export function KeysDialog({ of, open, onOpenChange }: KeysDialogProps) {
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
        {keys
          .filter(([, , screens]) => screens.some((one) => one === of))
          .map(([key, does]) => (
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
