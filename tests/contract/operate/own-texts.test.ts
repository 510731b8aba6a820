import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { verdant } from '#server/demo/brands/verdant.ts'
import type { Mail } from '#server/mail/mail.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import type { OwnTexts } from '#src/contract/own-texts.ts'
import { succeed } from '../../fixtures/call.ts'
import { contractSuite } from '../../fixtures/contract-suite.ts'
import { memberActions } from '../../fixtures/members.ts'
import { startTestApp, type TestApp } from '../../fixtures/test-app.ts'

/** Of an earlier release, whose letter named nobody: it does not fit any more. */
const outdated = { 'mail.claim.reason': 'Somebody knocks.' }
const texts: OwnTexts = {
  en: { 'mail.claim.action': 'Open & decide > now', 'mail.helloAll': 'Good day,', ...outdated },
  de: { 'mail.claim.action': 'Jetzt entscheiden' },
}

contractSuite('own texts of a brand', (bench) => {
  const mails: Mail[] = []
  let app: TestApp
  const act = memberActions(bench, () => app)
  beforeAll(async () => {
    const send = async (mail: Mail) => void mails.push(mail)
    app = await startTestApp(bench.open, bench.signer.publicKey, { mail: { send } })
    await app.store.brands.put({ ...verdant, texts }, [new URL(app.url).host])
  })
  afterAll(() => app.close())
  beforeEach(() => void (mails.length = 0))

  it('OPR-4 mails of a brand have its own texts, escaped, and the portal’s where one does not fit any more', async () => {
    const owner = await act.person('Olive')
    const slug = await bench.organisation(owner, 'Wattle')
    mails.length = 0
    await act.claim(await act.person('Clara'), slug)
    const [mail] = mails
    expect(mail?.text).toContain('Open & decide > now:\n')
    expect(mail?.html).toContain('Open &amp; decide &gt; now</a>')
    expect(mail?.text).toContain('asks to join Wattle')
    expect(mail?.text).not.toContain('knocks')
  })

  it('OPR-4 editors are given the portal’s texts in all languages, without those that no brand may word', async () => {
    const editor = await act.operator(await act.person('Edda'), ['editor'])
    const { results, languages } = await succeed(app.url, endpoints.portalTexts, {
      token: editor.token,
    })
    expect(languages).toContain('en')
    expect(results.find(({ id }) => id === 'landing.register')).toEqual({
      id: 'landing.register',
      texts: {
        en: 'Register for free',
        de: 'Kostenlos registrieren',
        ar: expect.stringMatching(/\p{Script=Arabic}/u) as string,
      },
    })
    const ids = results.map(({ id }) => id).join('\n')
    expect(results.length).toBeGreaterThan(1_000)
    expect(ids).not.toMatch(/^(?:identity|operate|problems|trust)\b/m)
    expect(ids).not.toMatch(/^mail\.(?:reset|confirm|factor)\b/m)
  })
})
