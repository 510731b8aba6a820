import type { Translate } from '../../i18n/texts.ts'
import { notify } from '../../ui/notification-store.ts'

/** Thanks the person for installing the portal, and says where to find it. */
export function sayInstalled(t: Translate, brandName: string): void {
  notify({ tone: 'positive', message: t('install.thanks', { brand: brandName }) })
}
