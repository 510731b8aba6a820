import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { languages } from '#src/i18n/languages.ts'
import { postAccount, textOf } from './testing/account-page.ts'
import { Browser } from './testing/browser.ts'
import { startIdentityServer, type IdentityServer } from './testing/identity-server.ts'
import { fragmentOf, MsalClient } from './testing/msal-client.ts'
import { ada, registered, signIn } from './testing/people.ts'
import { addApp, codeOf, codesIn, postStep, setUpOf } from './testing/second-factors.ts'

let server: IdentityServer
let own: MsalClient

const client = () => new MsalClient(new Browser(server.port))
const begin = () => postAccount(own, 'app/add', { password: ada.password })
const apps = () => server.open.db.selectFrom('authenticator_apps').selectAll().execute()

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  server = await startIdentityServer()
  own = client()
  await registered(own)
})
afterEach(async () => {
  vi.useRealTimers()
  await server.close()
})

it('ACC-4 an app is set up by a picture or by a key to type, and counts once its code was right', async () => {
  const page = await begin()
  const form = setUpOf(page)
  expect(page.body).toMatch(
    /<svg[^>]*role="img"[^>]*aria-label="QR code for your authenticator app"/,
  )
  expect(textOf(page).replaceAll(' ', '')).toContain(form.secret)
  expect(form.secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(await apps()).toEqual([])
  const wrong = await postAccount(own, 'app/confirm', { ...form, code: '000000' })
  expect(wrong.status).toBe(422)
  expect(wrong.body).toContain('href="#code"')
  const done = await postAccount(own, 'app/confirm', { ...form, code: codeOf(form.secret) })
  expect(textOf(done)).toContain('Your authenticator app is set up.')
  expect(codesIn(done)).toHaveLength(10)
  expect(textOf(await own.browser.get('/identity/account'))).toContain('You have 10 codes left.')
})

it('ACC-4 the code that confirmed it does not sign in as well', async () => {
  const { secret } = await addApp(own)
  const msal = client()
  const page = await signIn(msal, ada)
  const answer = await postStep(msal.browser, page, 'code', { code: codeOf(secret) })
  expect(answer.status).toBe(422)
})

it('ACC-4 digits of Arabic keyboards, and blanks between them, are the same code', async () => {
  const { secret } = await addApp(own)
  vi.setSystemTime(Date.now() + 60_000)
  const code = codeOf(secret).replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
  const msal = client()
  const form = { code: `${code.slice(0, 3)} ${code.slice(3)}` }
  const answer = await postStep(msal.browser, await signIn(msal, ada), 'code', form)
  expect(fragmentOf(answer).has('code')).toBe(true)
})

it('SEC-3 no secret but ours is taken, in this session and for half an hour', async () => {
  const form = setUpOf(await begin())
  const foreign = 'A'.repeat(32)
  const forged = { ...form, secret: foreign, code: codeOf(foreign) }
  expect((await postAccount(own, 'app/confirm', forged)).status).toBe(410)
  const [until = '', seal = ''] = form.seal.split('.')
  const longer = { ...form, seal: `${Number(until) + 1}.${seal}` }
  const right = { code: codeOf(form.secret) }
  expect((await postAccount(own, 'app/confirm', { ...longer, ...right })).status).toBe(410)
  const elsewhere = client()
  await elsewhere.exchange(await signIn(elsewhere, ada))
  expect((await postAccount(elsewhere, 'app/confirm', { ...form, ...right })).status).toBe(410)
  vi.setSystemTime(Date.now() + 31 * 60_000)
  const late = { ...form, code: codeOf(form.secret) }
  expect((await postAccount(own, 'app/confirm', late)).status).toBe(410)
  expect(await apps()).toEqual([])
})

it('ACC-4 there is one app for an account: a form of another tab changes nothing', async () => {
  const other = setUpOf(await begin())
  const { secret, answer } = await addApp(own)
  const [code = ''] = codesIn(answer)
  const again = { password: ada.password, code }
  expect((await postAccount(own, 'app/add', again)).status).toBe(409)
  const late = { ...other, code: codeOf(other.secret) }
  expect((await postAccount(own, 'app/confirm', late)).status).toBe(409)
  expect((await apps()).map((one) => one.secret)).toEqual([secret])
})

it('ACC-4 it is removed with the password and a code of its own, and a mail tells of both', async () => {
  const { secret } = await addApp(own)
  expect((await postAccount(own, 'app/remove', { password: ada.password })).status).toBe(422)
  expect(await apps()).toHaveLength(1)
  vi.setSystemTime(Date.now() + 60_000)
  const code = codeOf(secret)
  const done = await postAccount(own, 'app/remove', { password: ada.password, code })
  expect(textOf(done)).toContain('Your authenticator app is removed.')
  expect(await apps()).toEqual([])
  await vi.waitFor(() => {
    const texts = server.mails.map(({ text }) => text).join()
    expect(texts).toContain('An authenticator app was set up')
    expect(texts).toContain('The authenticator app was removed')
  })
})

it('ACC-4 new recovery codes replace those from before', async () => {
  const { answer } = await addApp(own)
  const [code = '', before = ''] = codesIn(answer)
  const form = { password: ada.password, code }
  const renewed = await postAccount(own, 'recovery-codes/renew', form)
  const [now = ''] = codesIn(renewed)
  const msal = client()
  const page = await signIn(msal, ada)
  const old = await postStep(msal.browser, page, 'recovery', { recoveryCode: before })
  expect(old.status).toBe(422)
  const back = await postStep(msal.browser, page, 'recovery', { recoveryCode: now })
  expect(fragmentOf(back).has('code')).toBe(true)
})

it('ACC-4 a form that was sent twice shows recovery codes that work', async () => {
  const form = setUpOf(await begin())
  const right = { ...form, code: codeOf(form.secret) }
  await postAccount(own, 'app/confirm', right)
  const shown = await postAccount(own, 'app/confirm', right)
  expect(textOf(shown)).toContain('Your authenticator app is set up.')
  const [recoveryCode = ''] = codesIn(shown)
  const msal = client()
  const back = await postStep(msal.browser, await signIn(msal, ada), 'recovery', { recoveryCode })
  expect(fragmentOf(back).has('code')).toBe(true)
  expect(server.mails.filter(({ text }) => text.includes('app was set up'))).toHaveLength(1)
  vi.setSystemTime(Date.now() + 61_000)
  expect((await postAccount(own, 'app/confirm', right)).status).toBe(422)
})

it.each([
  ['en dashes', (code: string) => code.replaceAll('-', '\u2013')],
  ['hyphens that hold together', (code: string) => code.replaceAll('-', '\u2011')],
  [
    'Arabic digits',
    (code: string) => code.replaceAll(/\d/g, (one) => '٠١٢٣٤٥٦٧٨٩'[Number(one)] ?? ''),
  ],
  ['marks of direction', (code: string) => `\u2066${code.toUpperCase()}\u2069`],
])('ACC-4 a recovery code with %s is the same code', async (_what, typed) => {
  const [code = ''] = codesIn((await addApp(own)).answer)
  const msal = client()
  const form = { recoveryCode: typed(code) }
  const back = await postStep(msal.browser, await signIn(msal, ada), 'recovery', form)
  expect(fragmentOf(back).has('code')).toBe(true)
})

it('ACC-4 an app that was set up while the clock was ahead works once it was set right', async () => {
  const present = Date.now()
  vi.setSystemTime(present + 3_600_000)
  const { secret } = await addApp(own)
  vi.setSystemTime(present)
  const msal = client()
  const code = codeOf(secret)
  const back = await postStep(msal.browser, await signIn(msal, ada), 'code', { code })
  expect(fragmentOf(back).has('code')).toBe(true)
  const other = client()
  const again = await postStep(other.browser, await signIn(other, ada), 'code', { code })
  expect(again.status).toBe(422)
})

it('ACC-4 an account without a factor gets no codes', async () => {
  const answer = await postAccount(own, 'recovery-codes/renew', { password: ada.password })
  expect(codesIn(answer)).toEqual([])
  expect(await server.open.db.selectFrom('recovery_codes').selectAll().execute()).toEqual([])
})

it.each(languages)('LNG-1 ACC-4 the second step speaks %s, its errors too', async (language) => {
  await addApp(own)
  const msal = client()
  const page = await msal.authorize(undefined, { ui_locales: language })
  const action = /action="([^"]*\/sign-in)"/.exec(page.body)?.[1] ?? ''
  const step = await msal.browser.follow(await msal.browser.post(action, ada))
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  const wrong = await postStep(msal.browser, step, 'code', { code: '000000' })
  for (const { body, headers } of [step, wrong]) {
    expect(body).toContain(`<html lang="${language}" dir="${direction}">`)
    expect(headers['content-language']).toBe(language)
    expect(body).toMatch(/id="code"[^>]*dir="ltr"/)
  }
})
