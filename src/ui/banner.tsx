import type { ReactNode } from 'react'
import { useText } from '../i18n/text-context.ts'
import { Icon, type Drawing } from './icon.tsx'
import * as icons from './icons.ts'
import styles from './banner.module.css'

export type BannerTone = 'neutral' | 'positive' | 'warning' | 'critical'

export type BannerProps = {
  tone: BannerTone
  title: ReactNode
  onDismiss?: (() => void) | undefined
  children?: ReactNode
}

const drawings: Record<BannerTone, Drawing> = {
  neutral: icons.info,
  positive: icons.checkCircle,
  warning: icons.alert,
  critical: icons.alert,
}

/** Something the page has to say in place. Read out when it appears; at once when critical. */
export function Banner({ tone, title, onDismiss, children }: BannerProps) {
  const t = useText()
  return (
    <div className={styles.banner} data-tone={tone} role={tone === 'critical' ? 'alert' : 'status'}>
      <Icon drawing={drawings[tone]} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
      {onDismiss && (
        <button type="button" className={styles.dismiss} onClick={onDismiss}>
          <Icon drawing={icons.close} label={t('ui.dismiss')} />
        </button>
      )}
    </div>
  )
}
