import * as v from 'valibot'
import { day } from '#src/contract/trust/stated-details.ts'
import type { CatalogueIn } from '../catalogue/catalogue-in.ts'
import type { Store } from '../store/create-store.ts'
import { dayPage, historyPage } from './history-pages.ts'
import { pastProfile } from './past-profile.ts'
import { presentHistory } from './profile-history.ts'

/** Keys of content: `history-{slug}`, and `day-2026-02-28-{slug}`. */
const key = /^(?:history|day-(\d{4}-\d{2}-\d{2}))-([a-z0-9-]+)$/

/**
 * The history of a profile, or the profile of a day of the past, as a piece of content: the server words
 * them, so that nobody who does not read them loads code for it.
 * @returns null for a key that names none, and where there is no such profile or it is not shown
 */
export async function historyContent(
  { organisations, history }: Pick<Store, 'organisations' | 'history'>,
  catalogue: CatalogueIn,
  asked: string,
) {
  const [, ofDay, slug] = key.exec(asked) ?? []
  const found = slug === undefined ? undefined : await organisations.find(slug)
  if (!found || found.status === 'SUSPENDED') return null
  const { language } = catalogue
  const updatedAt = found.updatedAt
  if (ofDay === undefined) {
    const all = await history.of(found)
    const shown = presentHistory(catalogue, found, all)
    return { ...historyPage(language, shown, all.timeZone), updatedAt }
  }
  if (!v.is(day, ofDay)) return null
  const wanted = { organisation: found, day: ofDay, reader: language }
  const past = await pastProfile(history, catalogue, wanted)
  return { ...dayPage(language, found, ofDay, past), updatedAt }
}
