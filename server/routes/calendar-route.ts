import type { FastifyInstance, FastifyRequest } from 'fastify'
import { defaultLanguage } from '#src/i18n/languages.ts'
import { lastDayEvents } from '../calendar/last-day-events.ts'
import { writeCalendar } from '../calendar/write-calendar.ts'
import { contentTag, isNotModified } from '../http/entity-tag.ts'
import { problem } from '../texts/problem.ts'
import { textsForPerson } from '../texts/server-texts.ts'
import type { RouteDependencies } from './dependencies.ts'
import { createPortalSite } from './portal-site.ts'

/** What `CalendarFeedStore` makes, in an address. */
const fileName = /^([\w-]{43})\.ics$/

/**
 * The last days of a person's credentials for calendar programs (TRU-6), which have no session: whoever
 * knows the address may read them.
 */
export function calendarRoute(app: FastifyInstance, dependencies: RouteDependencies): void {
  const { store, catalogue } = dependencies
  const siteOf = createPortalSite(dependencies)

  async function calendarFor(userId: string, request: FastifyRequest): Promise<string> {
    const { origin, brand, ownTexts } = await siteOf(request)
    const language = await store.mailLanguages.ofUser(userId)
    const texts = textsForPerson(language, defaultLanguage, ownTexts)
    const days = await store.calendars.lastDays(userId, Date.now())
    const events = lastDayEvents(days, { origin, texts, catalogue })
    return writeCalendar(texts.t('calendar.name', { brand: brand.name }), events)
  }

  app.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    const [, token = ''] = fileName.exec(request.params.file) ?? []
    reply.headers({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' })
    const userId = token ? await store.calendars.userOf(token) : undefined
    if (userId === undefined) throw problem(404, 'problems.not-found.address')
    const calendar = await calendarFor(userId, request)
    const tag = contentTag(calendar)
    reply.header('etag', tag)
    if (isNotModified(request.headers['if-none-match'], tag)) return reply.code(304).send()
    return reply.type('text/calendar; charset=utf-8').send(calendar)
  })
}
