import { inWords } from '../../accounts/browser-family.ts'
import type { AccountSession } from '../../accounts/sessions.ts'
import { accountPath } from '../../constants.ts'
import { html, type Html } from '#server/markup/html.ts'
import { richHtml } from '#server/markup/rich-html.ts'
import type { Branded } from '../../site.ts'
import { hiddenField, languageField } from '../form-page.ts'
import type { AccountView } from './account-view.ts'
import { inUtc, timeTag } from './when.ts'

/** The browsers that are signed in to the account, and how to end that. */
export function sessionsSection(
  site: Branded,
  { sessions, ownUid }: Pick<AccountView, 'sessions' | 'ownUid'>,
): Html {
  const { t } = site.texts
  const others = sessions.filter(({ uid }) => uid !== ownUid)
  const own = sessions.filter(({ uid }) => uid === ownUid)
  return html`<section class="part" aria-labelledby="sessions-title">
    <h2 id="sessions-title">${t('identity-account.sessions.title')}</h2>
    <p class="hint">${t('identity-account.sessions.hint')}</p>
    <ul class="rows">
      ${[...own, ...others].map((session) => row(site, session, session.uid === ownUid))}
    </ul>
    ${
      others.length > 0 &&
      html`<form method="post" action="${accountPath}/sessions/end-others">
        ${languageField(site)}
        <button class="secondary" type="submit">${t('identity-account.sessions.endOthers')}</button>
      </form>`
    }
  </section>`
}

function row(site: Branded, session: AccountSession, isOwn: boolean): Html {
  const { texts } = site
  const { t } = texts
  const { uid, signedInAt, lastUsedAt } = session
  const name = inWords(t, session)
  const told = (
    id: 'identity-account.sessions.in' | 'identity-account.sessions.used',
    at: number,
  ) => richHtml(t(id, { moment: inUtc(texts, at) }), { time: timeTag(at) })
  const label =
    signedInAt === null
      ? t('identity-account.sessions.endOne', { name })
      : t('identity-account.sessions.endOneSince', { name, moment: inUtc(texts, signedInAt) })
  return html`<li>
    <div>
      <p>
        <strong>${name}</strong>
        ${isOwn && html`<span class="mark">${t('identity-account.sessions.own')}</span>`}
      </p>
      <p class="hint">
        ${signedInAt !== null && told('identity-account.sessions.in', signedInAt)}
        ${lastUsedAt !== null && html`<br />${told('identity-account.sessions.used', lastUsedAt)}`}
      </p>
    </div>
    ${
      !isOwn &&
      html`<form method="post" action="${accountPath}/sessions/end">
        ${languageField(site)} ${hiddenField('session', uid)}
        <button class="quiet" type="submit" aria-label="${label}">
          ${t('identity-account.sessions.end')}
        </button>
      </form>`
    }
  </li>`
}
