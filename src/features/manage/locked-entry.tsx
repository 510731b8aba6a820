import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import styles from './account-navigation.module.css'
import { copy } from './copy.ts'

/** A section that cannot be opened yet; it takes the focus, so that everybody learns why. */
export function LockedEntry({ name }: { name: string }) {
  return (
    <Tooltip content={copy.unlock}>
      <button type="button" className={styles.entry} aria-disabled="true">
        <Icon drawing={icons.lock} />
        <span>{name}</span>
      </button>
    </Tooltip>
  )
}
