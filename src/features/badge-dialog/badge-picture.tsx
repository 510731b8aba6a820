import { useText } from '../../i18n/text-context.ts'
import { badgeSize } from '../../contract/badge.ts'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Loaded } from '../../ui/use-loaded.ts'
import styles from './badge-picture.module.css'

/** One badge at its own size, whether it is still coming, could not be had, or is there. */
export function BadgePicture({ url, state }: { url: string; state: Loaded<object>['state'] }) {
  const t = useText()
  return (
    <span className={styles.place}>
      {state === 'ready' && <img className={styles.picture} src={url} alt="" {...badgeSize} />}
      {state === 'loading' && <Skeleton height="100%" />}
      {state === 'failed' && (
        <span className={styles.missing}>
          <Icon drawing={icons.offline} />
          <span>{t('badge-dialog.noPicture')}</span>
        </span>
      )}
    </span>
  )
}
