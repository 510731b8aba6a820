import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { directionOf, isLanguage, languages } from '#src/i18n/languages.ts'
import { serverTexts } from '#server/texts/server-texts.ts'
import { policies } from './constants.ts'
import { Browser, type Answer } from './testing/browser.ts'
import { startIdentityServer, type IdentityServer } from './testing/identity-server.ts'
import { mailedLink } from './testing/mailed-link.ts'
import { formAction, MsalClient } from './testing/msal-client.ts'
import { ada, confirmed, registered, signUp, submit } from './testing/people.ts'

let server: IdentityServer
beforeEach(async () => {
  server = await startIdentityServer()
})
afterEach(() => server.close())

/** A browser that prefers a language. */
class SpeakingBrowser extends Browser {
  readonly headers: Record<string, string>

  constructor(port: number, headers: Record<string, string>) {
    super(port)
    this.headers = headers
  }

  override send(path: string, sent: Parameters<Browser['send']>[1] = {}): Promise<Answer> {
    return super.send(path, { ...sent, headers: { ...this.headers, ...sent.headers } })
  }
}

const browserOf = (language: string) =>
  new SpeakingBrowser(server.port, { 'accept-language': language })
const clientOf = (language: string) => new MsalClient(browserOf(language))

/** The language that a page says it has, where its direction and its header say the same. */
function languageOfPage({ body, headers }: Answer): string {
  const [, language = '', direction] = /<html lang="(\w+)" dir="(\w+)">/.exec(body) ?? []
  expect(headers['content-language']).toBe(language)
  expect(isLanguage(language) && directionOf(language)).toBe(direction)
  return language
}

async function storedLanguage(): Promise<string | null> {
  const account = await server.open.db
    .selectFrom('accounts')
    .select('language')
    .executeTakeFirstOrThrow()
  return account.language
}

const title = (language: 'ar' | 'de') => serverTexts(language).t('identity.signUp.title')

describe('the language of the identity pages', () => {
  it.each(languages)('LNG-1 is %s where the browser prefers that', async (language) => {
    const page = await clientOf(`${language};q=0.9, fr`).authorize()
    expect(languageOfPage(page)).toBe(language)
    expect(page.body).toContain(serverTexts(language).t('identity.forgotPassword'))
  })

  it('LNG-1 is that of the cookie rather than of the header', async () => {
    const headers = { 'accept-language': 'de', cookie: 'language=ar' }
    const page = await new SpeakingBrowser(server.port, headers).get('/identity/verify/send')
    expect(languageOfPage(page)).toBe('ar')
  })

  it('LNG-1 is that of ui_locales before both, through all pages of a sign-in', async () => {
    const headers = { 'accept-language': 'en' }
    const browser = new SpeakingBrowser(server.port, headers)
    const first = await new MsalClient(browser).authorize(policies.signUp, {
      ui_locales: 'fr de-CH ar',
    })
    expect(languageOfPage(first)).toBe('de')
    expect(first.body).toContain(title('de'))
    const refused = await submit(browser, first, { email: 'none' })
    expect(refused.status).toBe(422)
    expect(languageOfPage(refused)).toBe('de')
    const [path = ''] = formAction(first).split('/sign-up')
    expect(languageOfPage(await browser.get(`${path}/sign-in`))).toBe('de')
    const sent = await browser.post(`${path}/reset`, { email: 'a@example.test' })
    expect(languageOfPage(sent)).toBe('de')
    // Said on a page of its own, it counts for that page.
    expect(languageOfPage(await browser.get(`${path}/sign-in?ui_locales=ar`))).toBe('ar')
  })

  it('LNG-1 is that of ui_locales behind the form of a page too', async () => {
    const browser = browserOf('de')
    const page = await browser.get('/identity/verify/send?ui_locales=ar')
    const [, carried = ''] = /name="ui_locales" value="(\w+)"/.exec(page.body) ?? []
    const sent = await browser.post(formAction(page), { email: ada.email, ui_locales: carried })
    expect(languageOfPage(sent)).toBe('ar')
    expect(sent.status).toBe(200)
  })

  it.each(['', '%00', 'fr', 'de,ar', 'x'.repeat(2000), '<script>'])(
    'LNG-1 is English where ui_locales is %j and the browser says nothing',
    async (rubbish) => {
      const query = new URLSearchParams({ ui_locales: rubbish })
      const page = await new Browser(server.port).get(`/identity/verify/send?${query}`)
      expect(languageOfPage(page)).toBe('en')
      expect(page.body).not.toContain('name="ui_locales"')
    },
  )

  it('LNG-1 is that of the request on pages of the provider itself', async () => {
    const browser = browserOf('ar')
    const msal = new MsalClient(browser)
    const foreign = { redirect_uri: 'https://elsewhere.example/' }
    const refused = await browser.get(msal.authorizePath(policies.signIn, foreign))
    expect(refused.status).toBe(400)
    expect(languageOfPage(refused)).toBe('ar')
    const asked = await browser.get(
      msal.authorizePath(policies.signIn, { ...foreign, ui_locales: 'de' }),
    )
    expect(languageOfPage(asked)).toBe('de')

    await registered(msal)
    const leaving = await browser.get(MsalClient.path(policies.signIn, '/oauth2/v2.0/logout'))
    expect(leaving.body).toContain('data-submit')
    expect(languageOfPage(leaving)).toBe('ar')
  })

  it('LNG-1 is that of the request where the host or the form is refused', async () => {
    const browser = browserOf('de')
    const headers = { origin: 'https://elsewhere.example' }
    expect(languageOfPage(await browser.post('/identity/verify', {}, headers))).toBe('de')
    expect(languageOfPage(await browser.get('/identity/none'))).toBe('de')
    const host = { host: 'elsewhere.example' }
    const stranger = await browser.send('/identity/verify', { headers: host })
    expect(languageOfPage(stranger)).toBe('de')
  })
})

describe('the language of an account', () => {
  it('LNG-1 is that of the sign-up, in which the mail to confirm is written', async () => {
    await signUp(clientOf('de'))
    expect(await storedLanguage()).toBe('de')
    const { subject } = await vi.waitUntil(() => server.mails[0])
    expect(subject).toBe('Bestätigen Sie Ihre E-Mail-Adresse · Supplier')
  })

  it('LNG-1 is that of the account page once its owner reads that in another one', async () => {
    const browser = browserOf('de')
    await registered(new MsalClient(browser))
    await confirmed(server, ada.email)
    browser.headers['accept-language'] = 'ar'
    const page = await browser.get('/identity/account')
    expect(languageOfPage(page)).toBe('ar')
    expect(await storedLanguage()).toBe('ar')

    // Another browser asks for the mail, perhaps not its owner.
    await browserOf('en').post('/identity/reset/request', { email: ada.email })
    await vi.waitFor(() => mailedLink(server, /إعادة تعيين كلمة المرور/))
    expect(await storedLanguage()).toBe('ar')
  })

  it('LNG-1 is that in which a signed-in browser opens the link of a mail', async () => {
    const browser = browserOf('de')
    await registered(new MsalClient(browser))
    const { token } = await vi.waitFor(() => mailedLink(server, /Bestätigen/))
    const path = `/identity/verify?token=${token}`
    await browserOf('ar').get(path)
    expect(await storedLanguage()).toBe('de')
    browser.headers['accept-language'] = 'ar'
    await browser.get(path)
    expect(await storedLanguage()).toBe('ar')
  })

  it('LNG-1 leads the link of a mail to a page in the language of the mail', async () => {
    await registered(clientOf('de'))
    const link = await vi.waitFor(() => mailedLink(server, /Bestätigen/))
    expect(link.path).toBe(`/identity/verify?token=${link.token}&ui_locales=de`)
    expect(languageOfPage(await browserOf('ar').get(link.path))).toBe('de')
    await browserOf('en').post('/identity/reset/request', { email: ada.email })
    const reset = await vi.waitFor(() => mailedLink(server, /Passwort zurücksetzen/))
    const page = await browserOf('ar').get(reset.path)
    expect(languageOfPage(page)).toBe('de')
    expect(page.body).toContain('name="ui_locales" value="de"')
  })

  it('LNG-1 is that in which a new password is chosen by a link', async () => {
    const browser = browserOf('de')
    await registered(new MsalClient(browser))
    await browser.post('/identity/reset/request', { email: ada.email })
    const { token } = await vi.waitFor(() => mailedLink(server, /Passwort zurücksetzen/))
    const form = { token, firstName: 'Ada', lastName: 'Byron', password: 'amber-canyon-88-flute' }
    expect((await browserOf('ar').post('/identity/reset', form)).status).toBe(200)
    expect(await storedLanguage()).toBe('ar')
    await vi.waitUntil(() => server.mails.some(({ subject }) => subject.startsWith('تم تغيير')))
  })

  it('LNG-1 is that in which a sign-up is joined to it', async () => {
    await registered(clientOf('de'))
    await confirmed(server, ada.email)
    const msal = clientOf('ar')
    await registered(msal, { ...ada, password: 'amber-canyon-88-flute' })
    // The mail is for the owner of the account that was there.
    const { token } = await vi.waitFor(() => mailedLink(server, /Sie haben schon ein Konto/))
    const joined = await msal.browser.post('/identity/join', { token, password: ada.password })
    expect(joined.status).toBe(200)
    expect(await storedLanguage()).toBe('ar')
  })

  it('LNG-1 is that of the newest sign-in', async () => {
    await registered(clientOf('de'))
    const msal = clientOf('ar')
    await submit(msal.browser, await msal.authorize(), { email: ada.email, password: 'wrong' })
    expect(await storedLanguage()).toBe('de')
    await submit(msal.browser, await msal.authorize(), ada)
    expect(await storedLanguage()).toBe('ar')
  })
})
