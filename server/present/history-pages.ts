import type { ProfileHistory } from '#src/contract/profile-history.ts'
import type { PublicProfile } from '#src/contract/public-profile.ts'
import { type Day, dayIn } from '#src/contract/trust/local-date.ts'
import { stateWord } from '#src/contract/verified.ts'
import { websiteHref } from '#src/contract/website-href.ts'
import type { Language } from '#src/i18n/languages.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { html, type Html } from '../markup/html.ts'
import { dayInWords } from '../texts/day-in-words.ts'
import { textsOf } from '../texts/page-texts.ts'
import type { NoPast, PastProfile } from './past-profile.ts'

/** What a page is made of; addresses stand as seen from it, since it may have a language in front. */
type Piece = { title: string; html: string }
type Event = ProfileHistory['events'][number]

/** `/organization/{slug}/history`: what happened, the newest first. @param timeZone in which days end */
export function historyPage(
  language: Language,
  { slug, name, since, events }: ProfileHistory,
  timeZone: string,
): Piece {
  const { t } = textsOf(language).texts
  const dayOf = (at: string) => dayIn(timeZone, Date.parse(at))
  const first = dayOf(since)
  const days = [...Map.groupBy(events.toReversed(), ({ at }) => dayOf(at))]
  return {
    title: t('history.title', { name }),
    html: html`<p>${t('history.lead')}</p>
      <p><a href="../${slug}">${t('history.today')}</a></p>
      ${days.map(
        ([day, all]) =>
          html`<h2>${dayInWords(language, day)}</h2>
            <ul>
              ${all.map((event) => html`<li>${lineOf(t, event)}</li>`)}
            </ul>
            ${day >= first && html`<p><a href="history/${day}">${t('history.onDay')}</a></p>`}`,
      )}
      <p>${t('history.since', { day: dayInWords(language, first) })}</p>`.text,
  }
}

function lineOf(t: Texts['t'], event: Event): Html {
  if (event.what === 'changed') return html`${t('history.changed')}`
  const { id, name } = event.credential
  return html`<a href="../../trust/${id}"><span dir="auto">${name}</span></a>
    <span dir="auto">${sentence(t, event)}</span>`
}

function sentence(t: Texts['t'], event: Exclude<Event, { what: 'changed' }>): string {
  switch (event.what) {
    case 'confirmed':
      return checked(t, event)
    case 'renewed':
      return `${t('history.renewed')} ${checked(t, event)}`
    case 'suspended':
    case 'revoked':
      return t(`history.${event.what}`, { note: event.note })
    case 'noted':
      return t(`history.${event.category === 'CRITICAL' ? 'flag' : 'warning'}`, {
        text: event.text,
      })
    default:
      return t(`history.${event.what}`)
  }
}

type Check = Pick<Extract<Event, { what: 'confirmed' | 'renewed' }>, 'method' | 'authority'>

function checked(t: Texts['t'], { method, authority: by }: Check): string {
  if (method === 'unrecorded' || method === 'signature' || by === null)
    return t(`history.checks.${method}`)
  return t(`history.checks.${method}By`, { by })
}

/** `/organization/{slug}/history/{day}`: the profile as it was when a day ended. */
export function dayPage(
  language: Language,
  { slug, name }: Pick<PublicProfile, 'slug' | 'name'>,
  day: Day,
  past: PastProfile | NoPast,
): Piece {
  const { t } = textsOf(language).texts
  const inWords = (one: Day) => dayInWords(language, one)
  const links = html`<p>
    <a href="../../${slug}">${t('history.today')}</a> <a href="../history">${t('history.all')}</a>
  </p>`
  const say = (text: string) => ({
    title: name,
    html: html`<p>${text}</p>
      ${links}`.text,
  })
  if (past === 'ahead') return say(t('history.ahead', { day: inWords(day) }))
  if (past === 'not-shown') return say(t('history.notShown', { day: inWords(day) }))
  if ('knownSince' in past)
    return say(t('history.notKept', { day: inWords(day), since: inWords(past.knownSince) }))
  return {
    title: past.profile.name,
    html: html`<p>${t(`history.${past.isOver ? 'band' : 'bandToday'}`, { day: inWords(day) })}</p>
      ${links} ${profileOf(t, past)}`.text,
  }
}

function profileOf(t: Texts['t'], { profile }: PastProfile): Html {
  const website = websiteHref(profile.website)
  const names = (all: readonly { name: string }[]) =>
    all.map(({ name }) => html`<span dir="auto">${name}</span>`)
  const list = (title: string, items: readonly Html[]) =>
    items.length > 0 &&
    html`<h2>${title}</h2>
      <ul>
        ${items.map((item) => html`<li>${item}</li>`)}
      </ul>`
  const paragraphs = profile.description.split(/\n+/).filter((one) => one.trim() !== '')
  return html`${
    website && html`<p><a href="${website}" rel="noopener nofollow ugc">${profile.website}</a></p>`
  }
  ${
    paragraphs.length > 0 &&
    html`<h2>${t('profile.about')}</h2>
      ${paragraphs.map((one) => html`<p dir="auto">${one}</p>`)}`
  }
  ${list(
    t('profile.credentials'),
    profile.sustainabilityCredentials.map((one) => credentialOf(t, one)),
  )}
  ${list(t('profile.modules'), names(profile.tags.map((name) => ({ name }))))}
  ${list(t('history.places'), names(profile.locations))}
  ${list(t('profile.products'), names(profile.categories))}
  ${list(t('profile.serves'), names(profile.serviceableLocations))}
  ${list(t('profile.targets'), names(profile.targets))}
  ${list(t('profile.events'), names(profile.events))}`
}

type Held = PublicProfile['sustainabilityCredentials'][number]

/** Its state is that of the day, whatever has ended since. */
function credentialOf(t: Texts['t'], held: Held): Html {
  const lines = (held.known ?? []).filter(({ url }) => !url?.startsWith('/trust/'))
  const notes = held.notes.map(({ category, text }) =>
    t(`history.${category === 'CRITICAL' ? 'flag' : 'warning'}`, { text }),
  )
  return html`<a href="../../../trust/${held.id}"><span dir="auto">${held.name}</span></a>
    <strong>${t(`terms.states.${stateWord({ ...held, endsAt: null })}`)}</strong>
    ${[...lines.map(({ text }) => text), ...notes].map(
      (text) => html`<span dir="auto">${text}</span> `,
    )}`
}
