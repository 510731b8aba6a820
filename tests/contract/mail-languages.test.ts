import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createAccount } from '#server/identity/accounts/account-store.ts'
import { serverTexts } from '#server/texts/server-texts.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import type { Language } from '#src/i18n/languages.ts'
import { succeed } from '../fixtures/call.ts'
import { contractSuite, type Person } from '../fixtures/contract-suite.ts'
import { memberActions } from '../fixtures/members.ts'
import { operate } from '../fixtures/operator.ts'
import { type PostBox, startWithPostBox } from '../fixtures/post-box.ts'
import type { TestApp } from '../fixtures/test-app.ts'

const german = { 'accept-language': 'de-AT, en;q=0.5' }

const languageOf = (mail: { html: string } | undefined) =>
  /<html lang="(\w+)"/.exec(mail?.html ?? '')?.[1]

contractSuite('the language of mails', (bench) => {
  let app: TestApp
  let post: PostBox
  const act = memberActions(bench, () => app)
  beforeAll(async () => {
    ;({ app, post } = await startWithPostBox(bench))
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    post.reset()
    await bench.open.db.deleteFrom('outreach_log').execute()
  })

  /** A person whose account has a language. */
  async function speaking(name: string, language: Language, isConfirmed = true): Promise<Person> {
    const email = `${name}.${randomUUID()}@people.example`
    const person = await act.person(name, { email, emailVerified: isConfirmed })
    const { id } = person.user
    const names = { firstName: name, lastName: 'Ng' }
    await createAccount(bench.open.db, { ...names, id, email, passwordHash: '', language })
    const verified_at = isConfirmed ? '2026-01-01T00:00:00.000Z' : null
    await bench.open.db.updateTable('accounts').set({ verified_at }).where('id', '=', id).execute()
    return person
  }
  const languageOfMailTo = (email: string) =>
    languageOf(post.sent.findLast(({ to }) => to === email))

  it('LNG-1 tells each owner of a claim in the language of their account', async () => {
    const olive = await speaking('Olive', 'ar')
    const slug = await bench.organisation(olive)
    const otto = await act.person('Otto')
    await act.join(otto, olive, slug, 'OWNER')
    const claimant = await speaking('Clara', 'de', false)
    await act.claim(claimant, slug, german)
    expect(languageOfMailTo(olive.user.email)).toBe('ar')
    // No account of theirs is known: the mail speaks as the request that causes it.
    expect(languageOfMailTo(otto.user.email)).toBe('de')

    const { id } = await act.find(olive, slug, claimant)
    await act.sendChange(olive, slug, id, { status: 'ACCEPTED' })
    expect(languageOfMailTo(claimant.user.email)).toBe('de')
  })

  it('LNG-1 the API tells a person the language of their account, as far as it is known', async () => {
    const ofOwn = async ({ token }: Person) =>
      (await succeed(app.url, endpoints.currentUser, { token })).data.language
    expect(await ofOwn(await speaking('Aya', 'ar'))).toBe('ar')
    expect(await ofOwn(await act.person('Nemo'))).toBeNull()
  })

  it('LNG-1 tells the operator of a claim in theirs', async () => {
    const operator = await act.operator(await speaking('Olga', 'de'))
    const owner = await act.person('Emil')
    const slug = await bench.organisation(owner)
    const { id } = await act.find(owner, slug, owner)
    await bench.open.db.deleteFrom('memberships').where('id', '=', id).execute()
    await act.claim(await act.person('Clara'), slug)
    expect(languageOfMailTo(operator.user.email)).toBe('de')
  })

  it('LNG-1 the operator’s decisions are told in the language of the account, else in English', async () => {
    const owner = await act.person('Owen')
    const slug = await bench.organisation(owner)
    const clara = await speaking('Clara', 'ar')
    const carl = await act.person('Carl')
    const languages = []
    for (const one of [clara, carl]) {
      const { email } = one.user
      await act.claim(one, slug)
      await operate(bench.place, ['memberships', 'accept', slug, email])
      await app.followed()
      languages.push(languageOfMailTo(email))
    }
    expect(languages).toEqual(['ar', 'en'])
  })

  it('LNG-1 invites in the language of the invited account, else in that of the sender', async () => {
    const known = await speaking('Ada', 'ar')
    const unconfirmed = await speaking('Eve', 'ar', false)
    const stranger = `bob.${randomUUID()}@people.example`
    const emails = [known.user.email, unconfirmed.user.email, stranger]
    await succeed(app.url, endpoints.invite, {
      body: { recipients: emails },
      headers: german,
    })
    expect(emails.map(languageOfMailTo)).toEqual(['ar', 'de', 'de'])
  })

  it('LNG-1 asks to confirm a newsletter in the language of the request, and so does its page', async () => {
    const email = `news.${randomUUID()}@people.example`
    const signUp = { body: { tag: 'news', email }, headers: german }
    await succeed(app.url, endpoints.newsletter, signUp)
    expect(languageOfMailTo(email)).toBe('de')
    const [link = ''] = /http\S+/.exec(post.sent.at(-1)?.text ?? '') ?? []
    const answer = await fetch(link, { headers: { 'accept-language': 'ar' } })
    expect(answer.headers.get('content-language')).toBe('ar')
    const page = await answer.text()
    expect(page).toContain('<html lang="ar" dir="rtl">')
    expect(page).toContain(serverTexts('ar').t('newsletter-pages.confirm.submit'))
  })
})
