import type { FastifyBaseLogger } from 'fastify'
import { supplierSite } from '../identity/supplier-site.ts'
import type { Store } from '../store/create-store.ts'
import { ownersAmong } from '../store/organisation-people.ts'
import { dueOrganisations, passReminder } from '../store/reminders/due-organisations.ts'
import { type Needs as PersonNeeds, remindPerson } from './remind-person.ts'

type Needs = PersonNeeds & {
  store: Pick<Store, 'brands' | 'mailLanguages' | 'members'>
  /** Under which people reach the portal: no request tells. */
  publicUrl: string
  log: Pick<FastifyBaseLogger, 'error'>
}

/**
 * Has owners reminded of the last days of credentials (TRU-6). An organisation that fails stays due, and
 * keeps none of the others waiting.
 * @param now ms since the epoch
 * @throws the last failure; the reason of the signal
 */
export async function sendReminders(
  needs: Needs,
  { now, signal }: { now: number; signal: AbortSignal },
): Promise<void> {
  const { open, store, publicUrl, log } = needs
  /** Who was looked at, and whether something is left for them on another day. */
  const seen = new Map<string, boolean>()
  const failures: unknown[] = []
  for await (const organisation of dueOrganisations(open.db, now)) {
    signal.throwIfAborted()
    try {
      const site = await supplierSite(store.brands, organisation, { publicUrl, seen: publicUrl })
      const owners = ownersAmong(await store.members.people(organisation.id))
      for (const { userId } of owners)
        if (!seen.has(userId)) seen.set(userId, await remindPerson(needs, site, userId, now))
      const isLeft = owners.some(({ userId }) => seen.get(userId))
      await passReminder(open.db, organisation, { now, isLeft })
    } catch (error) {
      log.error({ err: error }, 'the owners of an organisation were not reminded')
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures.at(-1)
}
