import { inWords } from '../../accounts/browser-family.ts'
import type { AccountSession } from '../../accounts/sessions.ts'
import { accountPath } from '../../constants.ts'
import { html, type Html } from '#server/markup/html.ts'
import type { AccountView } from './account-view.ts'
import { inUtc, when } from './when.ts'

/** The browsers that are signed in to the account, and how to end that. */
export function sessionsSection({
  sessions,
  ownUid,
}: Pick<AccountView, 'sessions' | 'ownUid'>): Html {
  const others = sessions.filter(({ uid }) => uid !== ownUid)
  const own = sessions.filter(({ uid }) => uid === ownUid)
  return html`<section class="part" aria-labelledby="sessions-title">
    <h2 id="sessions-title">Where you are logged in</h2>
    <p class="hint">
      Log out what you do not know or use. Then change your password, if it was not you.
    </p>
    <ul class="rows">
      ${[...own, ...others].map((session) => row(session, session.uid === ownUid))}
    </ul>
    ${
      others.length > 0 &&
      html`<form method="post" action="${accountPath}/sessions/end-others">
        <button class="secondary" type="submit">Log out everywhere else</button>
      </form>`
    }
  </section>`
}

function row(session: AccountSession, isOwn: boolean): Html {
  const { uid, signedInAt, lastUsedAt } = session
  const name = inWords(session)
  return html`<li>
    <div>
      <p><strong>${name}</strong> ${isOwn && html`<span class="mark">This browser</span>`}</p>
      <p class="hint">
        ${signedInAt !== null && html`Logged in ${when(signedInAt)}`}
        ${lastUsedAt !== null && html`<br />Last used ${when(lastUsedAt)}`}
      </p>
    </div>
    ${
      !isOwn &&
      html`<form method="post" action="${accountPath}/sessions/end">
        <input type="hidden" name="session" value="${uid}" />
        <button
          class="quiet"
          type="submit"
          aria-label="Log out ${name}${signedInAt !== null && `, logged in ${inUtc(signedInAt)}`}"
        >
          Log out
        </button>
      </form>`
    }
  </li>`
}
