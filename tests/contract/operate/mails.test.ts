import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Mail } from '#server/mail/mail.ts'
import { sourcesOf } from '#server/texts/message-sources.ts'
import { defaultBrand } from '#src/contract/default-brand.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { letterIds, type LetterId, mostTestMails, variantsOf } from '#src/contract/operate/mails.ts'
import type { OwnTexts } from '#src/contract/own-texts.ts'
import { mayBeOwn } from '#src/i18n/own-texts.ts'
import { type CallInput, refuse, succeed } from '../../fixtures/call.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { memberActions } from '../../fixtures/members.ts'
import { startTestApp, type TestApp } from '../../fixtures/test-app.ts'

const { letterChoices, writtenLetter, testLetter } = endpoints
type Setting = NonNullable<CallInput<typeof writtenLetter>['query']>

/** Every word of letters that a brand may choose, with markup in it. */
const marked: OwnTexts = {
  en: Object.fromEntries(
    [...sourcesOf('en')]
      .filter(([id]) => /^(?:mail|report-mail)\./.test(id) && mayBeOwn(id))
      .map(([id, text]) => [id, `'<img src=x onerror=1>' ${text}`]),
  ),
}

contractSuite('letters for editors', (bench) => {
  const mails: Mail[] = []
  let app: TestApp
  let editor: Person
  let scoped: Person
  const act = memberActions(bench, () => app)

  beforeAll(async () => {
    const send = async (mail: Mail) => void mails.push(mail)
    app = await startTestApp(bench.open, bench.signer.publicKey, {
      ...{ mail: { send }, env: { LANGUAGES: 'en,de' } },
    })
    const host = new URL(app.url).host
    await app.store.brands.put({ ...defaultBrand, id: 'one-brand', name: 'One & Co' }, [host])
    await app.store.brands.put({ ...defaultBrand, id: 'two-brand', name: 'Two' }, ['two.example'])
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    await app.followed()
    await bench.open.db.deleteFrom('outreach_log').execute()
    await bench.open.db.deleteFrom('audit_log').execute()
    await bench.open.db.deleteFrom('brand_drafts').execute()
    editor = await act.operator(await act.person('Edda'), ['editor'])
    scoped = await act.operator(await act.person('Stella'), ['editor'], 'one-brand')
    mails.length = 0
  })

  const setting = (more: Partial<Setting> = {}): Setting => ({
    ...{ brand: 'one-brand', language: 'en', texts: 'draft', variant: 'named', ...more },
  })
  const write = async (letter: LetterId, more: Partial<Setting> = {}, as = editor) => {
    const call = { token: as.token, params: { letter }, query: setting(more) }
    return (await succeed(app.url, writtenLetter, call)).data
  }
  const test = (letter: LetterId, more: Partial<Setting> = {}, as = editor) => ({
    ...{ token: as.token, params: { letter }, body: setting(more) },
  })
  /** A draft of a brand with own texts. */
  const draft = async (texts: OwnTexts, brandId = 'one-brand') => {
    const was = (await app.store.brandStates.record(brandId)).published?.state.brand.texts
    await app.store.brandStates.save({
      ...{ brandId, by: editor.user, now: Date.now() },
      changes: [{ path: '/brand/texts', ...(was && { was }), value: texts }],
    })
  }

  it('OPR-5 is written with the draft of the brand or with what is published, and says which', async () => {
    await draft({ en: { 'mail.hello': 'Dear {name},' }, de: { 'mail.hello': 'Liebe/r {name},' } })
    const drafted = await write('claim')
    expect(drafted).toMatchObject({ shown: 'draft', number: null })
    expect(drafted.subject).toBe('Somebody asks to join Example Packaging · One & Co')
    expect(drafted.text).toMatch(/^Dear Alex,\n\n/)
    const published = await write('claim', { texts: 'published' })
    expect(published.shown).toBe('published')
    expect(published.number).toBeGreaterThan(0)
    expect(published.text).toMatch(/^Hello Alex,\n\n/)
    expect((await write('claim', { language: 'de' })).text).toMatch(/^Liebe\/r Alex,\n\n/)
    // Nothing is drafted of the other one.
    expect(await write('claim', { brand: 'two-brand' })).toMatchObject({ shown: 'published' })
  })

  it('OPR-5 tells of each text what the brand says, and why another one is the same everywhere', async () => {
    await draft({ en: { 'mail.hello': 'Dear {name},', 'mail.claim.action': 'Decide {now}' } })
    const { parts } = await write('claim')
    const part = (id: string) => parts.find((one) => one.id === id)
    expect(part('mail.hello')).toEqual({
      ...{ id: 'mail.hello', builtIn: 'Hello {name},', own: 'Dear {name},', isUnfit: false },
      ...{ words: 'Dear Alex,', fixed: null },
    })
    expect(part('mail.claim.action')).toMatchObject({
      ...{ own: 'Decide {now}', isUnfit: true, words: 'Accept or refuse' },
    })
    expect(part('mail.noButton')).toMatchObject({ own: null, fixed: 'signIn' })
    const reset = await write('reset-password', { variant: 'usual' })
    expect(reset.text).toMatch(/^Hello Alex,/)
    expect(reset.parts.find(({ id }) => id === 'mail.hello')).toMatchObject({
      ...{ own: null, fixed: 'letter' },
    })
    expect((await write('benefit-claim', { variant: 'fifo' })).parts).toEqual([])
  })

  it('OPR-5 is what a real letter is, word for word, but for the example values', async () => {
    await draft({ en: { 'mail.newsletter.reason': '{brand} & others write to you.' } })
    const { draft: saved, published } = await app.store.brandStates.record('one-brand')
    await app.store.brandStates.publish({
      ...{ brandId: 'one-brand', draft: saved?.version ?? '', published: published?.number ?? 0 },
      ...{ by: editor.user, now: Date.now(), keepsHosts: false, faultsOf: () => [] },
    })
    app.store.brands.forget()
    const body = { tag: 'news', email: 'rhea@reader.example' }
    await succeed(app.url, endpoints.newsletter, { body })
    const [real] = mails
    const { subject, text } = await write('newsletter-confirm', {
      ...{ texts: 'published', variant: 'usual' },
    })
    const links = /link=[\w-]+/g
    expect(real?.subject).toBe(subject)
    expect(real?.text.replaceAll(links, 'link=')).toBe(text.replaceAll(links, 'link='))
    expect(text).toContain('One & Co & others write to you.')
    await bench.open.db.deleteFrom('newsletter_sign_ups').execute()
  })

  it('OPR-1 an editor looks at letters of their own brands alone', async () => {
    const { data } = await succeed(app.url, letterChoices, { token: scoped.token })
    expect(data.brands).toEqual([
      { id: 'one-brand', name: 'One & Co', hasDraft: false, isPublished: true },
    ])
    expect(data.languages).toEqual(['en', 'de'])
    expect(data.fixed).toContain('reset-password')
    expect(data.fixed).not.toContain('claim')
    expect((await write('claim', {}, scoped)).shown).toBe('published')
    const foreign = setting({ brand: 'two-brand' })
    const look = { token: scoped.token, params: { letter: 'claim' as const }, query: foreign }
    expect((await refuse(app.url, writtenLetter, look)).status).toBe(403)
    expect((await refuse(app.url, testLetter, test('claim', foreign, scoped))).status).toBe(403)
    expect(mails).toEqual([])
  })

  it.each([
    ['language', { language: 'ar' }],
    ['language', { language: 'xx' }],
    ['variant', { variant: 'usual' }],
  ])('OPR-5 names %s where it cannot be', async (field, more) => {
    expect(await refuse(app.url, testLetter, test('claim', more))).toMatchObject({
      ...{ status: 422, field },
    })
    expect(mails).toEqual([])
  })

  it('OPR-5 is mailed as a test to whoever asks, and to nobody else; the log says so', async () => {
    const sent = await succeed(app.url, testLetter, test('claim', { language: 'de' }))
    expect(sent).toEqual({ data: { to: editor.user.email } })
    await app.followed()
    expect(mails.map(({ to }) => to)).toEqual([editor.user.email])
    const [mail] = mails
    expect(mail?.subject).toMatch(/^Test: .* · One & Co$/)
    expect(mail?.text).toMatch(/^This is a test with example values: .*\n\nGuten Tag, Alex,/)
    expect(mail?.html).toMatch(/<body[^>]*><p[^>]*>\s*This is a test with example values:/)
    const log = await bench.open.db
      .selectFrom('audit_log')
      .select(['actor', 'action', 'subject', 'details'])
      .where('action', '=', 'mail.test')
      .execute()
    expect(log.map((row) => ({ ...row, details: JSON.parse(row.details) as unknown }))).toEqual([
      {
        ...{ actor: editor.user.email, action: 'mail.test', subject: 'claim' },
        details: { brand: 'one-brand', language: 'de', texts: 'published', variant: 'named' },
      },
    ])
  })

  it('OPR-5 SEC-3 takes no address to mail to', async () => {
    const call = test('claim')
    const body = { ...call.body, to: 'victim@elsewhere.example' }
    const refused = await refuse(app.url, testLetter, { ...call, body })
    expect([refused.status, refused.field]).toEqual([422, 'to'])
    await app.followed()
    expect(mails).toEqual([])
  })

  it('OPR-5 SEC-3 an operator gets some tests within an hour, and others theirs', async () => {
    for (let count = 0; count < mostTestMails; count += 1)
      await succeed(app.url, testLetter, test('claim'))
    expect(await refuse(app.url, testLetter, test('claim'))).toMatchObject({
      ...{ status: 429, code: 'too-many-requests', reason: 'test-mails' },
    })
    await succeed(app.url, testLetter, test('claim', {}, scoped))
    await app.followed()
    expect(mails).toHaveLength(mostTestMails + 1)
  })

  it('OPR-4 SEC-2 markup in any text of a brand is text, in each letter and in its test', async () => {
    await draft(marked)
    for (const letter of letterIds) {
      const [variant = ''] = variantsOf(letter)
      await bench.open.db.deleteFrom('outreach_log').execute()
      await succeed(app.url, testLetter, test(letter, { variant }))
    }
    await app.followed()
    expect(mails).toHaveLength(letterIds.length)
    for (const { html } of mails) expect(html).not.toMatch(/<img|<script/)
    expect(
      mails.filter(({ html }) => html.includes('&lt;img src=x onerror=1&gt;')).length,
    ).toBeGreaterThan(20)
  })
})
