import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { postAccount, pressMailed, textOf } from './testing/account-page.ts'
import { Browser } from './testing/browser.ts'
import { startIdentityServer, type IdentityServer } from './testing/identity-server.ts'
import { mailedLink } from './testing/mailed-link.ts'
import { MsalClient, type Tokens } from './testing/msal-client.ts'
import { ada, registered, signIn, submit } from './testing/people.ts'

const next = 'countess@example.test'
const fresh = 'amber-canyon-88-flute'
const ofNew = /Confirm your new email address/
const ofPresent = /Do you want to change your email address/
const agree = { answer: 'agree' }

let server: IdentityServer
let own: MsalClient
let tokens: Tokens

beforeEach(async () => {
  server = await startIdentityServer()
  own = client()
  tokens = await registered(own)
})
afterEach(async () => {
  vi.useRealTimers()
  await server.close()
})

const client = () => new MsalClient(new Browser(server.port))
const elsewhere = () => new Browser(server.port)
const user = (of: Tokens = tokens) => server.identity.verify(of.accessToken)
const page = async ({ browser } = own) => textOf(await browser.get('/identity/account'))
const ask = (more: Record<string, string> = {}) =>
  postAccount(own, 'address', { newEmail: next, passwordForEmail: ada.password, ...more })
const mailed = (subject: RegExp, to?: string) =>
  vi.waitFor(() => {
    const mails = server.mails.filter((mail) => to === undefined || mail.to === to)
    return mailedLink({ mails, origin: server.origin }, subject)
  })
const press = async (subject: RegExp, form?: Record<string, string>, browser = own.browser) =>
  pressMailed(browser, await mailed(subject), form)
const confirmAddress = async ({ browser }: MsalClient, email = ada.email) =>
  pressMailed(browser, await mailed(/Confirm your email address/, email))
const mailTo = (to: string, subject: RegExp) =>
  vi.waitFor(() => {
    const mail = server.mails.findLast((one) => one.to === to && subject.test(one.subject))
    if (!mail) throw new Error('No such mail yet.')
    return mail
  })

describe('a change of address, confirmed at both', () => {
  beforeEach(() => confirmAddress(own))

  it('ACC-3 is made once both mailboxes have agreed, and is awaited on the page until then', async () => {
    expect(textOf(await ask())).toContain('We have mailed a link to each of the two addresses.')
    expect(await page()).toContain(`${next} Waits for the link in the mail`)
    expect(textOf(await press(ofNew))).toContain('once the link in the other mail')
    expect(await page()).toContain(`${next} Has agreed`)
    expect(await page()).toContain(`${ada.email} Waits for the link in the mail`)
    expect(await user()).toMatchObject({ email: ada.email })

    expect(textOf(await press(ofPresent, agree, elsewhere()))).toContain(
      'Your email address is changed',
    )
    expect(await user()).toMatchObject({ email: next, emailVerified: true })
    const renewed = await own.refresh(tokens.refreshToken)
    expect(renewed.idClaims).toMatchObject({ email: next, emails: [next] })
    expect((await signIn(client(), ada)).status).toBe(422)
    const back = client()
    await back.exchange(await signIn(back, { ...ada, email: next }))
  })

  it('ACC-3 the order of the two does not matter, and both are told by mail', async () => {
    await ask()
    await press(ofPresent, agree, elsewhere())
    expect(await user()).toMatchObject({ email: ada.email })
    await press(ofNew)
    expect(await user()).toMatchObject({ email: next, emailVerified: true })
    const former = await mailTo(ada.email, /email address was changed/)
    expect(former.text).toContain(next)
    expect((await mailTo(next, /email address was changed/)).text).toContain('Hello Ada,')
  })

  it('ACC-3 opening the links changes nothing: mail scanners do', async () => {
    await ask()
    for (const subject of [ofNew, ofPresent]) {
      const { path } = await mailed(subject)
      expect((await own.browser.get(path)).status).toBe(200)
    }
    expect(await user()).toMatchObject({ email: ada.email })
    expect(await page()).not.toContain('Has agreed')
  })

  it('ACC-1 a new address is lent to no account whose password its reader does not know', async () => {
    await ask()
    await press(ofPresent, agree)
    const pressed = await press(ofNew, {}, elsewhere())
    expect(pressed.status).toBe(422)
    expect(pressed.body).toContain('Enter the password of your account.')
    const wrong = await press(ofNew, { password: 'not-the-password' }, elsewhere())
    expect(wrong.body).toContain('This is not the password of your account.')
    expect(await user()).toMatchObject({ email: ada.email })
    await press(ofNew, { password: ada.password }, elsewhere())
    expect(await user()).toMatchObject({ email: next })
  })

  it('ACC-3 can be refused from the present mailbox, which leads to a new password', async () => {
    await ask()
    await press(ofNew)
    const owner = elsewhere()
    const reset = await press(ofPresent, { answer: 'refuse' }, owner)
    expect(reset.body).toContain('Save new password')
    const token = /name="token" value="([^"]+)"/.exec(reset.body)?.[1] ?? ''
    await submit(owner, reset, { token, password: fresh })
    await expect(user()).rejects.toMatchObject({ status: 401 })
    const back = client()
    const safe = await back.exchange(await signIn(back, { ...ada, password: fresh }))
    expect(await user(safe)).toMatchObject({ email: ada.email })
    expect((await press(ofPresent, agree)).status).toBe(410)
  })

  it.each([
    ['withdrawn', () => postAccount(own, 'address/withdraw')],
    [
      'overtaken by a new password',
      () => postAccount(own, 'password', { presentPassword: ada.password, newPassword: fresh }),
    ],
  ])('ACC-3 a change that is %s is never made', async (_how, stop) => {
    await ask()
    await press(ofNew)
    await stop()
    expect(await page()).not.toContain('Waits for the link in the mail')
    expect((await press(ofPresent, agree)).status).toBe(410)
    expect(await page()).toContain(ada.email)
  })

  it('ACC-3 a change is never made a day later', async () => {
    await ask()
    await press(ofNew)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 + 1000 })
    const late = await press(ofPresent, agree, elsewhere())
    expect(late.status).toBe(410)
    expect(late.body).toContain('This link does not work any more')
  })

  it('ACC-3 the page tells nobody that the new address has an account; its mailbox is told', async () => {
    const other = client()
    await registered(other, { ...ada, email: next })
    await confirmAddress(other, next)
    const taken = textOf(await ask())
    await mailTo(next, /has an account/)
    await press(ofPresent, agree)
    expect(await page()).toContain(`${next} Waits for the link in the mail`)
    expect(await user()).toMatchObject({ email: ada.email })
    expect(server.mails.some(({ subject }) => ofNew.test(subject))).toBe(false)
    await postAccount(own, 'address/withdraw')

    const free = textOf(await ask({ newEmail: 'free@example.test' }))
    const bare = (text: string, email: string) =>
      text.replaceAll(email, '').replaceAll(/\d{2}:\d{2}/g, '')
    expect(bare(free, 'free@example.test')).toBe(bare(taken, next))
  })

  it('ACC-3 an address that became another account’s in between stays there', async () => {
    await ask()
    await press(ofPresent, agree)
    const other = client()
    const theirs = await registered(other, { ...ada, email: next })
    await confirmAddress(other, next)
    const late = await press(ofNew)
    expect(late.status).toBe(409)
    expect(textOf(late)).toContain(`${next} belongs to another account.`)
    expect(await user()).toMatchObject({ email: ada.email })
    expect(await user(theirs)).toMatchObject({ email: next })
  })

  it('ACC-3 links that were mailed to the old address before set no password after', async () => {
    await elsewhere().post('/identity/reset/request', { email: ada.email })
    const reset = await mailed(/Reset your password/)
    await ask()
    await press(ofPresent, agree)
    await press(ofNew)
    expect((await elsewhere().get(reset.path)).status).toBe(410)
  })
})

describe('asking for another address', () => {
  it('ACC-3 the new address alone suffices where nobody has confirmed the present one', async () => {
    await ask()
    expect(textOf(await press(ofNew))).toContain('Your email address is changed')
    expect(await user()).toMatchObject({ email: next, emailVerified: true })
    const former = await mailTo(ada.email, /does not use this email address any more/)
    expect(former.text).not.toContain(next)
    expect(former.text).not.toContain('Ada,')
    expect(server.mails.some(({ subject }) => ofPresent.test(subject))).toBe(false)
  })

  it('ACC-3 a change that did not ask the present address is not made once that is confirmed', async () => {
    await ask()
    await mailed(ofNew)
    await confirmAddress(own)
    expect((await press(ofNew)).status).toBe(410)
    expect(await user()).toMatchObject({ email: ada.email })
  })

  it.each([
    [{ newEmail: '' }, 'newEmail', 'Enter your new email address.'],
    [{ newEmail: 'no address' }, 'newEmail', 'in the form name@example.com'],
    [{ newEmail: 'ADA.byron@example.test' }, 'newEmail', 'the address that you have'],
    [{ passwordForEmail: '' }, 'passwordForEmail', 'Enter your password.'],
    [{ passwordForEmail: 'wrong-wrong-wrong' }, 'passwordForEmail', 'not the password'],
  ])('ACC-3 %j asks for nothing and the error names its field', async (form, field, text) => {
    const answer = await ask(form)
    expect(answer.status).toBe(422)
    expect(answer.body).toMatch(new RegExp(`id="${field}-error">[^<]*${text}`))
    expect(answer.body).not.toContain(ada.password)
    expect(await server.open.db.selectFrom('address_changes').selectAll().execute()).toEqual([])
  })

  it('ACC-3 an account may not have mail after mail sent, nor may a mailbox get it', async () => {
    for (let count = 0; count < 3; count += 1)
      await ask({ newEmail: `other-${count}@example.test` })
    const blocked = await ask()
    expect(blocked.status).toBe(429)
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0)
    expect(textOf(blocked)).toContain('Too many attempts.')
  })
})
