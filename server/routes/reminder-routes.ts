import { reminderEndpoints } from '#src/contract/endpoints/reminders.ts'
import type { RouteDependencies } from './dependencies.ts'
import { createPortalSite } from './portal-site.ts'

/** What a person chooses about reminders and their calendar (TRU-6). */
export function reminderRoutes(dependencies: RouteDependencies): void {
  const { config, router, store } = dependencies
  const siteOf = createPortalSite(dependencies)

  async function choicesOf(userId: string) {
    const [isOn, calendarSince] = await Promise.all([
      store.reminders.isOn(userId),
      store.calendars.since(userId),
    ])
    return { data: { isOn, isSent: config.publicUrl !== null, calendarSince } }
  }

  router.signedIn(reminderEndpoints.reminders, async ({ user }) => choicesOf(user.id))

  router.signedIn(reminderEndpoints.changeReminders, async ({ user, body }) => {
    await store.members.rememberUser(user)
    await store.reminders.set(user.id, body.isOn)
    return choicesOf(user.id)
  })

  router.signedIn(reminderEndpoints.createCalendar, async ({ user, request }) => {
    // First of all, for it may not be known where the address would lead.
    const { origin } = await siteOf(request)
    await store.members.rememberUser(user)
    const { token, since } = await store.calendars.create(user.id)
    return { data: { address: `${origin}/calendar/${token}.ics`, since } }
  })

  router.signedIn(reminderEndpoints.removeCalendar, async ({ user }) => {
    await store.calendars.remove(user.id)
    return undefined
  })
}
