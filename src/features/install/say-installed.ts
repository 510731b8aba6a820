import { notify } from '../../ui/notification-store.ts'
import { installCopy } from './copy.ts'

/** Thanks the person for installing the portal, and says where to find it. */
export function sayInstalled(brandName: string): void {
  notify({ tone: 'positive', message: installCopy.thanks(brandName) })
}
