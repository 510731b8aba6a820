import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { deriveAttributesWith } from '#server/catalogue/attributes/follow-from-credentials.ts'
import { createAccount } from '#server/identity/accounts/account-store.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import type { Language } from '#src/i18n/languages.ts'
import { succeed } from '../../fixtures/call.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { iso } from '../../fixtures/credential-desk.ts'
import { memberActions } from '../../fixtures/members.ts'
import { type PostBox, startWithPostBox } from '../../fixtures/post-box.ts'
import type { TestApp } from '../../fixtures/test-app.ts'
import { testCatalogue } from '../../fixtures/test-catalogue.ts'
import { approve, type SentDecision, verifierDesk } from '../../fixtures/verifier-desk.ts'

const { organisationDetails, updateOrganisation } = endpoints

contractSuite('what suppliers are told of decisions', (bench) => {
  const { decide, operator } = verifierDesk(bench)
  let app: TestApp
  let post: PostBox
  let olga: Person
  beforeAll(async () => {
    ;({ app, post } = await startWithPostBox(bench))
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    post.reset()
    olga = await operator('Olga')
  })

  /** An owner whose account has a language, and their supplier that waits. */
  async function supplier(language: Language) {
    const email = `${language}.${randomUUID()}@people.example`
    const owner = await memberActions(bench).person('Oya', { email })
    const names = { firstName: 'Oya', lastName: 'Ng' }
    await createAccount(bench.open.db, {
      ...{ ...names, id: owner.user.id, email, passwordHash: '', language },
    })
    const verified_at = new Date().toISOString()
    await bench.open.db
      .updateTable('accounts')
      .set({ verified_at })
      .where('id', '=', owner.user.id)
      .execute()
    const slug = await bench.organisation(owner)
    const call = { token: owner.token, params: { slug } }
    await succeed(app.url, updateOrganisation, { ...call, body: { credentials: [iso] } })
    return { slug, email, call }
  }
  /** Does what is due some seconds from now, and all that follows. */
  const passed = async (seconds: number) => {
    const derive = deriveAttributesWith(testCatalogue)
    await app.store.verification.doDue(derive, Date.now() + seconds * 1_000)
    await app.followed()
  }
  const mailTo = (email: string) => post.sent.filter(({ to }) => to === email)

  it.each([
    [
      'en',
      { decision: 'ask', reasons: ['pages-missing'] },
      'Pages are missing. Please send the whole certificate.',
    ],
    [
      'de',
      { decision: 'ask', reasons: ['unreadable'] },
      'Die Datei ist nicht lesbar. Bitte schicken Sie ein schärferes Bild oder das Zertifikat als PDF.',
    ],
    ['de', { decision: 'refuse', reasons: ['out-of-date'] }, 'Das Zertifikat ist abgelaufen.'],
    ['ar', { decision: 'refuse', reasons: ['pages-missing'] }, 'ناقصة'],
  ] as const)(
    'OPR-2 LNG-1 a mail in the language %s says why %j, once it cannot be undone',
    async (language, decision, words) => {
      const { slug, email } = await supplier(language)
      await decide(olga, slug, { ...decision })
      await passed(5)
      expect(mailTo(email)).toEqual([])
      await passed(11)
      const [mail, ...more] = mailTo(email)
      expect(more).toEqual([])
      expect(mail?.html).toContain(`<html lang="${language}"`)
      expect(mail?.text).toContain(words)
    },
  )

  it('OPR-2 SEC-4 a mail quotes what the verifier has written, and none of it is markup', async () => {
    const { slug, email } = await supplier('en')
    const note = 'See <img src=x onerror=alert(1)> "page 2" & 3.'
    await decide(olga, slug, { decision: 'ask', reasons: ['unreadable'], note })
    await passed(11)
    const [mail] = mailTo(email)
    expect(mail?.text).toContain(note)
    expect(mail?.html).not.toContain('<img src=x')
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })

  it('OPR-2 a mail tells of a confirmation, and nothing of what only verifiers know', async () => {
    const { slug, email } = await supplier('en')
    await decide(olga, slug, { ...approve, seen: 'Entry 17 of the list.' })
    await passed(11)
    expect(mailTo(email)).toHaveLength(1)
    expect(JSON.stringify(mailTo(email))).not.toContain('Entry 17')
  })

  it('OPR-2 LNG-1 the supplier reads the reasons in place, each time in the language of the page', async () => {
    const { slug, call } = await supplier('de')
    const refusal: SentDecision = {
      decision: 'refuse',
      reasons: ['unreadable', 'other-name'],
      reason: 'Sincerely.',
    }
    await decide(olga, slug, refusal)
    await passed(11)
    const noteIn = async (language: string) => {
      const headers = { 'accept-language': language }
      const { data } = await succeed(app.url, organisationDetails, { ...call, headers })
      return data.sustainabilityCredentials.find(({ id }) => id === iso)?.answer?.note
    }
    expect(await noteIn('en')).toMatch(
      /^The file cannot be read\. .* The certificate is in another name .* Sincerely\.$/,
    )
    expect(await noteIn('de')).toMatch(
      /^Die Datei ist nicht lesbar\. .* Das Zertifikat lautet auf einen anderen Namen .* Sincerely\.$/,
    )
  })
})
