import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './banner.module.css'

export type BannerTone = 'neutral' | 'positive' | 'warning' | 'critical'

export type BannerProps = {
  tone: BannerTone
  title: ReactNode
  onDismiss?: (() => void) | undefined
  children?: ReactNode
}

const icons: Record<BannerTone, IconName> = {
  neutral: 'info',
  positive: 'check-circle',
  warning: 'alert',
  critical: 'alert',
}

/** Something the page has to say in place. Read out when it appears; at once when critical. */
export function Banner({ tone, title, onDismiss, children }: BannerProps) {
  return (
    <div className={styles.banner} data-tone={tone} role={tone === 'critical' ? 'alert' : 'status'}>
      <Icon name={icons[tone]} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
      {onDismiss && (
        <button type="button" className={styles.dismiss} onClick={onDismiss}>
          <Icon name="close" label="Dismiss" />
        </button>
      )}
    </div>
  )
}
