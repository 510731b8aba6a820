import { useText } from '../../i18n/text-context.ts'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import type { Drawing } from '../../ui/icon.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { locked } from './action.ts'
import styles from './bottom-menu.module.css'

type BarActionProps = {
  icon: Drawing
  /** Accessible name; contains the visible label, so that speech control finds it. */
  name: string
  label: string
  isLocked?: boolean
  onPress: () => void
}

/** One button of the bottom menu. A locked one still takes a press and then gives its reason. */
export function BarAction({ icon, name, label, isLocked = false, onPress }: BarActionProps) {
  const t = useText()
  const button = (
    <button
      type="button"
      className={styles.target}
      aria-label={name}
      {...(isLocked ? locked : { onClick: onPress })}
    >
      <Icon drawing={isLocked ? icons.lock : icon} />
      <span className={styles.label}>{label}</span>
    </button>
  )
  return isLocked ? <Tooltip content={t('manage.unlock')}>{button}</Tooltip> : button
}
