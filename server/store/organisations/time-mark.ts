import type { OrganisationKey } from './organisation-record.ts'

/**
 * What to add to the version of an organisation where time alone has changed what is said of it and no
 * job has noted it yet: each minute another text, because time may change it again.
 * @param now ms since the epoch
 */
export function timeMark({ nextStateAt }: Pick<OrganisationKey, 'nextStateAt'>, now = Date.now()) {
  const isDue = nextStateAt !== null && Date.parse(nextStateAt) <= now
  return isDue ? ` ${new Date(now).toISOString().slice(0, 16)}` : ''
}
