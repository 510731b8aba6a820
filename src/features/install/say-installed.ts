import { notify } from '../../ui/notification-store.ts'
import { installCopy } from './copy.ts'

/** Thanks whoever has just installed the portal, and says where it is. */
export function sayInstalled(brandName: string): void {
  notify({ tone: 'positive', message: installCopy.thanks(brandName) })
}
