import type { Brand } from '../contract/brand.ts'
import type { Environment } from '../contract/environment.ts'

/** Whether visitors of the brand are asked first: only where a receiver is configured. */
export function asksConsent(
  { analytics }: Pick<Environment, 'analytics'>,
  { asksConsent: isAsked }: Pick<Brand, 'asksConsent'>,
): boolean {
  return isAsked === true && Boolean(analytics?.product ?? analytics?.tagManager)
}
