import { describe, expect, it } from 'vitest'
import { defaultBrand } from '#src/contract/default-brand.ts'
import { directionOf, type Language, languages } from '#src/i18n/languages.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { readDictionary } from '#server/texts/dictionaries.ts'
import type { Html } from '#server/markup/html.ts'
import { serverTexts } from '#server/texts/server-texts.ts'
import { foreignWords, wordsIn } from '#server/texts/testing/foreign-words.ts'
import type { AddressChange } from '../accounts/address-changes.ts'
import type { Account } from '../accounts/account-store.ts'
import type { Passkey } from '../factors/passkeys.ts'
import { passwordProblem } from '../accounts/password-rules.ts'
import { emailProblem, nameErrors } from '../accounts/sign-up-form.ts'
import type { Branded } from '../site.ts'
import { accountPage } from './account/account-page.ts'
import * as address from './account/address-pages.ts'
import * as factor from './account/factor-pages.ts'
import { joinedPage, joinPage } from './join-pages.ts'
import * as message from './message-pages.ts'
import * as newsletter from './newsletter-pages.ts'
import * as reset from './reset-pages.ts'
import { secondStepPage } from './second-step-page.ts'
import { signInPage } from './sign-in-page.ts'
import { signUpPage } from './sign-up-page.ts'
import * as verify from './verify-pages.ts'

const email = '1@2.3'
const brand = { ...defaultBrand, name: '№ 1', title: '№ 2' }
const links = { terms: '/terms', privacy: '/privacy' }
const token = 'token'
const link = { email, link: token }
const paths = { request: '/request', signIn: '/sign-in', cancel: '/cancel' }
const account = { email, verified_at: null } as Account
const change = { email, expires_at: '2026-11-04T10:00:00.000Z', new_agreed_at: null }
const session = { uid: 'a', browser: '№ 3', system: '№ 4', signedInAt: 0, lastUsedAt: 0 }

/** Every page, with all that it can say. */
async function pagesOf(site: Branded): Promise<Html[]> {
  const { t } = site.texts
  const bare = { ...session, uid: 'b', browser: null, signedInAt: null, lastUsedAt: null }
  const view = {
    ownUid: 'a',
    sessions: [session, { ...session, uid: 'c' }, bare],
    factors: { passkeys: [], appSince: null, codesLeft: null },
  }
  const unknown = { ...bare, uid: 'd', system: null }
  const both = { ...change, present_hash: 'x', present_agreed_at: '2026' } as AddressChange
  const one = { ...change, present_hash: null } as AddressChange
  const errors = {
    ...nameErrors(t, { firstName: '', lastName: 'x'.repeat(81) }),
    email: emailProblem(t, 'x') ?? '',
    password: (await passwordProblem(t, 'x', { email, firstName: '', lastName: '' })) ?? '',
    general: message.tooManyAttempts(t, 7200),
  }
  const names = { firstName: '', lastName: '' }
  const join = { token, email, isOwnBrowser: false, organisations: [] }
  return [
    signInPage(site, '/', '{}', { errors: { email: emailProblem(t, '') ?? '' } }),
    ...factorPages(site),
    signUpPage({ ...site, links }, '/', { errors }),
    joinPage(site, join),
    joinPage(site, { ...join, organisations: ['№ 5'] }),
    joinedPage(site),
    message.expiredPage(site),
    message.refusedPage(site),
    message.signedOutPage(site),
    ...(['expired', 'used', 'unknown'] as const).map((state) =>
      message.deadLinkPage(site, state, { label: t('identity.deadLink.ask'), href: '/' }),
    ),
    ...[1, 2, 3, 60, 600, 7200].map((wait) => message.tooManyPage(site, wait)),
    message.foreignFormPage(site),
    message.failedPage(site),
    message.problemPage(site, { message: '' }),
    newsletter.confirmNewsletterPage(site, link),
    newsletter.newsletterConfirmedPage(site, link),
    newsletter.unsubscribePage(site, link),
    newsletter.unsubscribedPage(site),
    newsletter.newsletterLinkPage(site, 'expired'),
    newsletter.newsletterLinkPage(site, 'unknown'),
    reset.resetRequestPage(site, paths),
    reset.resetSentPage(site, paths, email),
    reset.newPasswordPage(site, { action: '/', token, email, names }),
    reset.resetDonePage(site),
    verify.confirmPage(site, token, email),
    verify.confirmByPasswordPage(site, token, email),
    verify.confirmedPage(site),
    verify.sendAgainPage(site),
    verify.sentAgainPage(site, email),
    accountPage(site, {
      ...view,
      sessions: [...view.sessions, unknown],
      account,
      change: undefined,
    }),
    accountPage(site, { ...view, account, change: one }),
    accountPage(site, { ...view, account: { ...account, verified_at: '2026' }, change: both }),
    accountPage(
      site,
      { ...view, account: { ...account, verified_at: '2026' }, change: undefined },
      { errors },
    ),
    ...[0, 1, 2, 3, 11, 100].map((codesLeft) =>
      accountPage(site, {
        ...view,
        account,
        change: undefined,
        factors: { ...factors, codesLeft },
      }),
    ),
    address.newAddressPage(site, { token, email }, true),
    address.newAddressPage(site, { token, email }, false),
    address.presentAddressPage(site, { token, email }, email),
    address.addressWaitsPage(site, email),
    address.addressChangedPage(site, email),
    address.addressTakenPage(site, email),
    address.deadChangePage(site),
  ]
}

const passkey = { name: '№ 6', created_at: '2026', last_used_at: '2026', rp_id: '7.8' } as Passkey
const factors = { passkeys: [passkey], appSince: '2026-11-04T10:00:00.000Z', codesLeft: 0 }

/** Every page about passkeys, apps and recovery codes. */
function factorPages(site: Branded): Html[] {
  const changes = ['addPasskey', 'removePasskey', 'addApp', 'removeApp', 'renewCodes'] as const
  const step = { email, passkey: '{}', elsewhere: [], hasApp: true }
  return [
    ...changes.flatMap((change) =>
      (['app', 'recovery', null] as const).map((code) =>
        factor.confirmChangePage(site, { change, email, about: '', passkey: '{}', code }),
      ),
    ),
    factor.newPasskeyPage(site, '{}', '№ 6'),
    factor.appSetUpPage(site, { secret: '2345', seal: '', address: '6' }),
    factor.recoveryCodesPage(site, '', ['2345-6789']),
    secondStepPage(site, '/', step),
    secondStepPage(site, '/', { ...step, passkey: null, elsewhere: ['7.8'], hasApp: false }),
  ]
}

const siteIn = (language: Language): Branded => ({
  brand,
  texts: serverTexts(language),
  askedLanguage: null,
  offered: languages,
})

describe.each(languages)('in the language %s', (language) => {
  it('LNG-1 LNG-4 every page says so, and reads in its direction', async () => {
    const start = new RegExp(`^<!doctype html>\\s*<html lang="${language}" dir="(ltr|rtl)">`)
    for (const page of await pagesOf(siteIn(language))) {
      expect(start.exec(page.text)?.[1]).toBe(directionOf(language))
      const [, body = ''] = page.text.split('<body>')
      expect(body.replaceAll(/<[^>]*>/g, '')).not.toMatch(/[\u2068\u2069]/)
    }
  })

  it('LNG-1 no page has a word of another language', async () => {
    for (const page of await pagesOf(siteIn(language))) {
      const data = ['UTC', 'name@example.com', /\S*@\S*/g]
      expect(foreignWords(language, wordsIn(page.text), data)).toEqual([])
    }
  })
})

it('LNG-1 these pages say all that the dictionaries have, but for what answers a form', async () => {
  const asked = new Set<string>()
  const english = serverTexts('en')
  const t: Texts['t'] = (id, ...values) => {
    asked.add(id)
    return english.t(id, ...values)
  }
  await pagesOf({ ...siteIn('en'), texts: { ...english, t } })
  const ids = [
    ...readDictionary('en', 'identity').keys(),
    ...readDictionary('en', 'identity-account').keys(),
    ...readDictionary('en', 'identity-factors').keys(),
    ...readDictionary('en', 'newsletter-pages').keys(),
  ]
  // What only routes say, in a notice or beside a field.
  const answers =
    /\.(?:rules|wrong|empty)\.|\.(?:empty|wrong|mailed|changed)[A-Z]\w*$|\.(?:same|stays|ended|othersEnded|noMatch|logInToJoin|added|removed|renewed|most|failed|notMade|onlyOne|tooLate|longName|accounts|signUps|wrong|changed|oneMoment|othersOut|continue)$/
  expect(ids.filter((id) => !asked.has(id) && !answers.test(id))).toEqual([])
})
