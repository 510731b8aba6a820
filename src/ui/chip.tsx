import type { ReactNode } from 'react'
import { Icon, type Drawing } from './icon.tsx'
import * as icons from './icons.ts'
import styles from './chip.module.css'

export type ChipTone = 'neutral' | 'positive' | 'warning' | 'critical'

export type ChipProps = {
  tone: ChipTone
  icon?: Drawing | undefined
  children: ReactNode
} & (Removable | { onRemove?: never; removeLabel?: never })

type Removable = {
  onRemove: () => void
  /** Name of the remove button, such as 'Remove ISO 14001'. */
  removeLabel: string
}

/** A small named thing. Its tone only repeats what its words or its icon say. */
export function Chip({ tone, icon, children, onRemove, removeLabel }: ChipProps) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {icon && <Icon drawing={icon} />}
      <span className={styles.text}>{children}</span>
      {onRemove && (
        <button type="button" className={styles.remove} onClick={onRemove}>
          <Icon drawing={icons.close} label={removeLabel} />
        </button>
      )}
    </span>
  )
}
