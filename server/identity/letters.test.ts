import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { defaultBrand } from '#src/contract/default-brand.ts'
import { directionOf, languages } from '#src/i18n/languages.ts'
import { serverTexts } from '#server/texts/server-texts.ts'
import { foreignWords, wordsIn } from '#server/texts/testing/foreign-words.ts'
import type { Mail } from '../mail/mail.ts'
import { createAccount, type Account } from './accounts/account-store.ts'
import { createLetters } from './letters.ts'
import { startIdentityServer, type IdentityServer } from './testing/identity-server.ts'

let server: IdentityServer
beforeAll(async () => {
  server = await startIdentityServer()
})
afterAll(() => server.close())

const quiet = () => {}
const log = { info: quiet, warn: quiet, error: quiet }
const at = '2026-11-04T10:00:00.000Z'
const news = [
  ...(['passkey-added', 'passkey-removed', 'app-added', 'app-removed'] as const),
  ...(['codes-renewed', 'all-removed'] as const),
]
const site = {
  brand: { ...defaultBrand, name: '№ 1' },
  origin: 'https://portal.example',
  host: 'portal.example',
  issuer: '',
  links: { terms: '/', privacy: '/' },
  askedLanguage: null,
  offered: languages,
}

/** An account with a language of its own. */
async function accountWith(language: Account['language'], isConfirmed = true): Promise<Account> {
  const id = randomUUID()
  const email = `${id.replaceAll(/\D/g, '')}@2.example`
  const names = { firstName: '№ 2', lastName: '№ 3' }
  await createAccount(server.open.db, { ...names, id, email, passwordHash: '' })
  const verified_at = isConfirmed ? at : null
  return server.open.db
    .updateTable('accounts')
    .set({ verified_at, language, tokens_valid_from: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

describe.each(languages)('the mails about accounts in the language %s', (language) => {
  it('LNG-1 are in that of the account, whatever the request speaks', async () => {
    const mails: Mail[] = []
    const mail = { send: async (one: Mail) => void mails.push(one) }
    const letters = createLetters({ db: server.open.db, mail, log })
    const texts = serverTexts(language === 'en' ? 'de' : 'en')
    const seen = { ...site, texts }
    const account = await accountWith(language)
    const unconfirmed = await accountWith(language, false)
    const twin = { ...unconfirmed, email: account.email, email_key: account.email_key }
    letters.sendSignUp(seen, unconfirmed)
    letters.sendSignUp(seen, twin)
    letters.sendReset(seen, account)
    letters.sendPasswordChanged(seen, account, 'link')
    letters.sendPasswordChanged(seen, account, 'account-page')
    for (const one of news) letters.sendFactorChanged(seen, account, one)
    letters.sendAddressTaken(seen, account.email)
    letters.sendLeavesAddress(seen, account, { email: '1@2.example', token: '4' })
    letters.sendAddressChanged(seen, account, account)
    letters.sendAddressChanged(seen, unconfirmed, account)
    letters.sendNewAddress({ ...seen, texts: serverTexts(language) }, account.email, '4')
    await vi.waitFor(() => expect(mails).toHaveLength(12 + news.length))
    const data = ['UTC', /https:\S+/g, /\d+@2\.example/g]
    for (const { subject, text, html } of mails) {
      expect(html).toContain(`<html lang="${language}" dir="${directionOf(language)}">`)
      const words = `${subject}\n${text}\n${wordsIn(html)}`
      expect(foreignWords(language, words, data)).toEqual([])
    }
  })

  it('LNG-1 are in that of the request where the account has none that is offered', async () => {
    const mails: Mail[] = []
    const mail = { send: async (one: Mail) => void mails.push(one) }
    const letters = createLetters({ db: server.open.db, mail, log })
    const seen = { ...site, texts: serverTexts(language) }
    letters.sendReset(seen, await accountWith(null))
    letters.sendReset(seen, await accountWith('fr'))
    await vi.waitFor(() => expect(mails).toHaveLength(2))
    for (const { html } of mails) expect(html).toContain(`<html lang="${language}"`)
  })
})
