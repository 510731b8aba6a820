import { ProblemError } from '#src/contract/problem.ts'
import { defaultLanguage } from '#src/i18n/languages.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { pageLink } from '../identity/page-link.ts'
import { composeMail } from '../mail/compose-mail.ts'
import { supplierNewsLetter } from '../mail/supplier-news-letter.ts'
import { newsDay } from '../policies/news-day.ts'
import { type LookNeeds, lookAtSearch } from '../searches/look-at-search.ts'
import { siteOfSearch } from '../searches/search-brands.ts'
import { brandsOfFollows } from '../store/follows/follow-news.ts'
import type { Store } from '../store/create-store.ts'
import type { OpenDatabase } from '../store/database.ts'
import type { Connection } from '../store/engine.ts'
import { lockUser } from '../store/people/lock-user.ts'
import { type DueSearch, dueSearches } from '../store/supplier-news/search-news.ts'
import { findUser } from '../store/users.ts'
import { addMail } from '../store/waiting-mails.ts'
import { textsForPerson } from '../texts/server-texts.ts'
import { followSections, searchSections, type Sites } from './news-sections.ts'

export type Needs = LookNeeds & {
  open: Pick<OpenDatabase, 'db' | 'engine'>
  store: LookNeeds['store'] & Pick<Store, 'mailLanguages'>
  catalogue: Pick<Catalogue, 'in'>
  /** Under which people reach the portal: no request tells. */
  publicUrl: string
}

/** Milliseconds for which what a search has found is new enough: others of the team are written to as well. */
const freshFor = 3_600_000

/**
 * Writes one mail to a person about everything that is new to them, and with it up to where they were told: both are
 * there, or neither, however many processes do it and wherever one ends.
 * @param now ms since the epoch
 */
export async function tellPerson(needs: Needs, userId: string, now: number): Promise<void> {
  const { open, store, catalogue } = needs
  const { day, week } = newsDay(now)
  const before = await subscriptionOf(open.db, userId)
  if (!before) return
  // Outside of the transaction: the search takes its time, and the embedded database has one connection.
  const searches = await dueSearches(open.db, userId, before.week !== week)
  const followBrands = await brandsOfFollows(open.db, userId)
  const sites = await sitesOf(needs, [...searches.map(({ brandId }) => brandId), ...followBrands])
  for (const search of searches) if (sites.has(search.brandId)) await lookAgain(needs, search, now)
  const language = await store.mailLanguages.ofUser(userId)
  const names = catalogue.in(textsForPerson(language, defaultLanguage).language)
  await open.db.transaction().execute(async (transaction) => {
    await lockUser(transaction, open.engine, userId)
    const own = await subscriptionOf(transaction, userId)
    if (!own || own.day === day) return
    const user = await findUser(transaction, userId)
    if (user?.emailVerified) {
      const asked = { userId, isWeekly: own.week !== week, now }
      // Whether they still belong to the buyers is asked again here.
      const [first, ...others] = [
        ...(await searchSections(transaction, asked, sites)),
        ...(await followSections(transaction, { ...asked, engine: open.engine, names }, sites)),
      ]
      if (first) {
        const { site } = first
        const texts = textsForPerson(language, defaultLanguage, site.ownTexts)
        const told = [first.section, ...others.map(({ section }) => section)] as const
        const unsubscribe = pageLink(site, texts, `/supplier-news/unsubscribe?link=${own.link}`)
        const to = { ...user, emailVerified: true as const }
        const letter = supplierNewsLetter(texts, site, told, to, unsubscribe)
        await addMail(transaction, {
          ...{ ...composeMail(letter), userId },
          // Mail programs send the press of their own button over https alone (RFC 8058, 3.1).
          unsubscribe: unsubscribe.startsWith('https:') ? unsubscribe : null,
        })
      }
    }
    await transaction
      .updateTable('news_subscriptions')
      .set({ day, week })
      .where('user_id', '=', userId)
      .execute()
  })
}

/** Portals by the brands; of a brand that has none any more there is none, but of no brand there always is. */
async function sitesOf(
  { store, publicUrl }: Needs,
  brandIds: readonly (string | null)[],
): Promise<Sites> {
  const sites: Sites = new Map()
  for (const brandId of new Set([null, ...brandIds])) {
    const site = await siteOfSearch(store.brands, { brandId }, publicUrl)
    if (site) sites.set(brandId, site)
  }
  return sites
}

const subscriptionOf = (db: Connection, userId: string) =>
  db
    .selectFrom('news_subscriptions')
    .select(['link', 'day', 'week'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()

/** @throws ProblemError where the search cannot tell now: the person stays due */
async function lookAgain(needs: Needs, search: DueSearch, now: number): Promise<void> {
  const { lookedAt } = search
  const age = lookedAt === null ? Infinity : now - Date.parse(lookedAt)
  // One of later than now is from before the clock was set back.
  if (age >= 0 && age < freshFor) return
  try {
    const { isFilling } = await lookAtSearch(needs, search, now)
    if (isFilling) throw new Error('The index is being filled.')
  } catch (error) {
    // It was taken away just now.
    if (!(error instanceof ProblemError && error.status === 404)) throw error
  }
}
