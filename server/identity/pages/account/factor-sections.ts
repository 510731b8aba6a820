import type { Passkey } from '../../factors/passkeys.ts'
import type { Factors } from '../../factors/second-factors.ts'
import { factorPaths } from '../../constants.ts'
import { html, type Html } from '#server/markup/html.ts'
import { richHtml } from '#server/markup/rich-html.ts'
import type { Branded } from '../../site.ts'
import { hiddenField, languageField } from '../form-page.ts'
import { inUtc, timeTag } from './when.ts'

/** What the account has beside its password, and how to change it. */
export function factorSections(site: Branded, factors: Factors): Html {
  const hasFactor = factors.passkeys.length > 0 || factors.appSince !== null
  return html`${passkeysSection(site, factors.passkeys)} ${appSection(site, factors.appSince)}
  ${hasFactor && recoverySection(site, factors.codesLeft ?? 0)}`
}

function passkeysSection(site: Branded, passkeys: readonly Passkey[]): Html {
  const { t } = site.texts
  return html`<section class="part" aria-labelledby="second-factor">
    <h2 id="second-factor">${t('identity-factors.passkey.title')}</h2>
    <p class="hint">${t('identity-factors.passkey.hint')}</p>
    ${
      passkeys.length > 0 &&
      html`<ul class="rows">
        ${passkeys.map((passkey) => row(site, passkey))}
      </ul>`
    }
    <p class="hint beside-form" data-without-passkeys>${t('identity-factors.passkey.unable')}</p>
    <form method="post" action="${factorPaths.addPasskey}" data-passkeys="" hidden>
      ${languageField(site)}
      <button class="secondary" type="submit">${t('identity-factors.passkey.add')}</button>
    </form>
  </section>`
}

function row(site: Branded, passkey: Passkey): Html {
  const { texts } = site
  const { t } = texts
  const { name, last_used_at: used } = passkey
  const told = (
    id: 'identity-factors.passkey.since' | 'identity-factors.passkey.used',
    at: number,
  ) => richHtml(t(id, { moment: inUtc(texts, at) }), { time: timeTag(at) })
  return html`<li>
    <div>
      <p><strong dir="auto">${name}</strong></p>
      <p class="hint">
        ${told('identity-factors.passkey.since', Date.parse(passkey.created_at))}
        ${used !== null && html`<br />${told('identity-factors.passkey.used', Date.parse(used))}`}
        <br />${t('identity-factors.passkey.on', { host: passkey.rp_id })}
      </p>
    </div>
    <form method="post" action="${factorPaths.removePasskey}">
      ${languageField(site)} ${hiddenField('passkey', passkey.credential_id)}
      <button
        class="quiet"
        type="submit"
        aria-label="${t('identity-factors.passkey.removeOne', { name })}"
      >
        ${t('identity-factors.remove')}
      </button>
    </form>
  </li>`
}

function appSection(site: Branded, since: string | null): Html {
  const { texts } = site
  const { t } = texts
  const at = Date.parse(since ?? '')
  const moment = since === null ? '' : inUtc(texts, at)
  return html`<section class="part" aria-labelledby="app-title">
    <h2 id="app-title">${t('identity-factors.app.title')}</h2>
    <p class="hint">${t('identity-factors.app.hint')}</p>
    ${
      since !== null &&
      html`<p>${richHtml(t('identity-factors.app.since', { moment }), { time: timeTag(at) })}</p>`
    }
    <form method="post" action="${since === null ? factorPaths.addApp : factorPaths.removeApp}">
      ${languageField(site)}
      <button class="secondary" type="submit">
        ${since === null ? t('identity-factors.app.add') : t('identity-factors.app.remove')}
      </button>
    </form>
  </section>`
}

function recoverySection(site: Branded, left: number): Html {
  const { t } = site.texts
  return html`<section class="part" aria-labelledby="recovery-title">
    <h2 id="recovery-title">${t('identity-factors.recovery.title')}</h2>
    <p class="hint">${t('identity-factors.recovery.hint')}</p>
    <p>${t('identity-factors.recovery.left', { count: left })}</p>
    <form method="post" action="${factorPaths.renewCodes}">
      ${languageField(site)}
      <button class="secondary" type="submit">${t('identity-factors.recovery.renew')}</button>
    </form>
  </section>`
}
