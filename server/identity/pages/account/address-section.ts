import type { Translate } from '#src/i18n/texts.ts'
import type { AddressChange } from '../../accounts/address-changes.ts'
import { accountPath, sendAgainPath } from '../../constants.ts'
import { html, type Html } from '#server/markup/html.ts'
import { linkTo, richHtml, strong } from '#server/markup/rich-html.ts'
import type { Branded } from '../../site.ts'
import { currentPassword, emailInput, inputField, usernameField, type Errors } from '../fields.ts'
import { languageField } from '../form-page.ts'
import type { AccountView } from './account-view.ts'
import { inUtc, timeTag } from './when.ts'

type ChangeForm = { email: string | undefined; errors: Errors }

/** The address, a way to another one, and the change that is under way. */
export function addressSection(
  site: Branded,
  { account, change }: Pick<AccountView, 'account' | 'change'>,
  form: ChangeForm,
): Html {
  const { t } = site.texts
  const { email } = account
  const hint = account.verified_at
    ? t('identity-account.address.hint')
    : richHtml(t('identity-account.address.unconfirmed', { email }), {
        strong,
        link: linkTo(sendAgainPath),
      })
  return html`<section class="part" aria-labelledby="address-title">
    <h2 id="address-title">${t('identity-account.address.title')}</h2>
    <p class="hint">${hint}</p>
    ${change ? changeUnderWay(site, email, change) : changeForm(site, email, form)}
  </section>`
}

function changeForm(site: Branded, present: string, { email, errors }: ChangeForm): Html {
  const { t } = site.texts
  const address = {
    ...emailInput(t, email, 'next'),
    name: 'newEmail',
    label: t('identity-account.address.new'),
    autocomplete: 'email',
  }
  const password = {
    ...currentPassword(t),
    name: 'passwordForEmail',
    label: t('identity-account.address.password'),
  }
  return html`<form method="post" action="${accountPath}/address" novalidate>
    ${languageField(site)} ${inputField(address, errors)} ${usernameField(present)}
    ${inputField(password, errors)}
    <button class="primary" type="submit">${t('identity-account.address.submit')}</button>
  </form>`
}

/** Says the same whether or not the new address belongs to another account. */
function changeUnderWay(site: Branded, present: string, change: AddressChange): Html {
  const { texts } = site
  const { t } = texts
  const { email } = change
  const end = Date.parse(change.expires_at)
  const until = { email, moment: inUtc(texts, end) }
  const text = change.present_hash
    ? t('identity-account.address.bothLinks', until)
    : t('identity-account.address.oneLink', until)
  return html`<p>${richHtml(text, { strong, time: timeTag(end) })}</p>
    <ul class="rows">
      ${mailbox(t, email, change.new_agreed_at !== null)}
      ${change.present_hash && mailbox(t, present, change.present_agreed_at !== null)}
    </ul>
    <form method="post" action="${accountPath}/address/withdraw">
      ${languageField(site)}
      <button class="secondary" type="submit">${t('identity-account.address.withdraw')}</button>
    </form>`
}

function mailbox(t: Translate, email: string, hasAgreed: boolean): Html {
  const state = hasAgreed
    ? t('identity-account.address.agreed')
    : t('identity-account.address.waits')
  return html`<li>
    <p>
      ${strong(email)}
      <span class="hint">${state}</span>
    </p>
  </li>`
}
