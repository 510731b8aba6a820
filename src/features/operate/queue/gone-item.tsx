import type { ReactNode } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import * as icons from '#src/ui/icons.ts'
import { ConsoleLink } from '../console-link.tsx'
import styles from './item-place.module.css'

type GoneItemProps = {
  /** Where the list is shown alone. */
  listHref: string
  /** Why it may not wait. */
  children: ReactNode
}

/** Stands where something was looked for that does not wait. */
export function GoneItem({ listHref, children }: GoneItemProps) {
  const t = useText()
  return (
    <div className={styles.place} role="status">
      <EmptyState
        icon={icons.shield}
        title={t('operate.item.gone')}
        action={
          <ConsoleLink className={styles.back} href={listHref}>
            {t('operate.queue.back')}
          </ConsoleLink>
        }
      >
        {children}
      </EmptyState>
    </div>
  )
}
