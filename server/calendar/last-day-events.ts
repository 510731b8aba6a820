import { createHash } from 'node:crypto'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { LastDay } from '../store/calendar/last-days.ts'
import type { Texts } from '#src/i18n/texts.ts'
import type { DayEvent } from './write-calendar.ts'

/**
 * What a calendar says about last days. What was renewed has the new day under the same name; what does not
 * count any more is left out, since programs drop from a subscribed calendar what it no longer holds, while
 * some show what it calls cancelled for ever.
 * @param origin of the portal, under which the calendar is read
 */
export function lastDayEvents(
  days: readonly LastDay[],
  {
    origin,
    texts: { t },
    catalogue,
  }: {
    origin: string
    texts: Texts
    catalogue: Pick<Catalogue, 'credentialById'>
  },
): DayEvent[] {
  return days.map(({ organisation, credentialId, day, hasRenewal, changedAt }) => {
    const query = new URLSearchParams({ organisation: organisation.slug })
    const url = `${origin}/organisation?${query}#credentials`
    const credential = catalogue.credentialById(credentialId)?.name ?? credentialId
    return {
      ...{
        uid: uidOf(organisation.id, credentialId, new URL(origin).hostname),
        day,
        changedAt,
        url,
      },
      summary: t('calendar.summary', { credential, organisation: organisation.name }),
      description: t(hasRenewal ? 'calendar.waiting' : 'calendar.open', { address: url }),
    }
  })
}

/** The same for all who see the day, and without an id of ours, which no address shows either. */
function uidOf(organisationId: string, credentialId: string, host: string): string {
  const digest = createHash('sha256').update(`${organisationId} ${credentialId}`).digest('hex')
  return `credential-${digest.slice(0, 32)}@${host}`
}
