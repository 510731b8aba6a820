import { useText } from '#src/i18n/text-context.ts'
import styles from './requests.module.css'

/** Whether an item is within the EU's voluntary standard or goes beyond. */
export function StandardMark({ isBeyond }: { isBeyond: boolean }) {
  const t = useText()
  return (
    <span className={styles.mark} data-beyond={isBeyond ? '' : undefined}>
      {isBeyond ? t('buying.requests.beyond') : t('buying.requests.within')}
    </span>
  )
}
