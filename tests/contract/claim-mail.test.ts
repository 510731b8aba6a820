import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import type { Mail } from '#server/mail/mail.ts'
import { demoOffers } from '#server/demo/offers.ts'
import { succeed } from '../fixtures/call.ts'
import { contractSuite, type Person } from '../fixtures/contract-suite.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { verifyCredential } from '../fixtures/hold-credential.ts'

const { claimFifo, claimInvoiceFinance } = endpoints
const nothing = { to: '', subject: '', text: '', html: '' }

contractSuite('mail about claims', (bench) => {
  const mails: Mail[] = []
  let isBroken = false
  let logged = ''
  let app: TestApp
  let owner: Person

  beforeAll(async () => {
    const env = { BENEFIT_CLAIMS_TO: 'claims@partner.example' }
    const mail = {
      async send(one: Mail) {
        mails.push(one)
        if (isBroken) throw new Error(`${one.to} refused: ${one.text}`)
      },
    }
    const log = { write: (line: string) => void (logged += line) }
    app = await startTestApp(bench.open, bench.signer.publicKey, { env, mail, log })
    for (const offer of demoOffers.filter((one) => one.isFifo)) await app.store.offers.put(offer)
  })
  afterAll(() => app.close())

  beforeEach(async () => {
    owner = await bench.person({ email: 'ines.duarte@example.test' })
    mails.length = 0
    logged = ''
    isBroken = false
  })

  const claim = async (slug: string) => {
    const call = { token: owner.token, params: { slug }, body: { phoneNumber: '+61 2 9000 1234' } }
    return (await succeed(app.url, claimFifo, call)).data
  }

  it('BEN-2 SEC-4 tells of a new claim, escaped, and of no second one', async () => {
    const slug = await bench.organisation(owner, 'Nuts <b>& Bolts</b>')
    const { fifoRef } = await claim(slug)
    await app.followed()
    const [{ to, subject, text, html } = nothing] = mails
    expect(to).toBe('claims@partner.example')
    expect(subject).toMatch(/^New claim: partner benefit · /)
    for (const fact of [fifoRef, slug, '+61290001234', 'ines.duarte@example.test']) {
      expect(text).toContain(fact)
      expect(html).toContain(fact)
    }
    expect(html).toContain('Nuts &lt;b&gt;&amp; Bolts&lt;/b&gt;')
    await claim(slug)
    await app.followed()
    expect(mails).toHaveLength(1)
  })

  it('FIN-1 tells of an application with the business numbers', async () => {
    const slug = await bench.organisation(owner)
    const organisation = await app.store.organisations.find(slug)
    await verifyCredential(bench.open.db, organisation?.id ?? '', 'iso-14001')
    const identifiers = [{ typeId: 'au-abn', identifier: '14 090 652 253' }, '552 100 554']
    const body = { phoneNumber: '+61290001234', orgSlug: slug, identifiers }
    await succeed(app.url, claimInvoiceFinance, { token: owner.token, body })
    await app.followed()
    const [{ subject, text } = nothing] = mails
    expect(subject).toMatch(/^New claim: invoice finance · /)
    expect(text).toContain('Business number: au-abn 14 090 652 253')
    expect(text).toContain('Business number: 552 100 554')
  })

  it('BEN-2 SEC-4 claims all the same when the mail cannot be sent, and logs nobody', async () => {
    isBroken = true
    const { fifoRef, claimed } = await claim(await bench.organisation(owner))
    expect(claimed).toBe(true)
    await app.followed()
    expect(mails).toHaveLength(1)
    expect(logged).toContain('a mail waits for its next try')
    for (const secret of ['claims@partner', 'ines.duarte', '290001234', fifoRef]) {
      expect(logged).not.toContain(secret)
    }
  })
})
