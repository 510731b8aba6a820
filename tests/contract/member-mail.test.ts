import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { verdant } from '#server/demo/brands/verdant.ts'
import type { Mail } from '#server/mail/mail.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { memberActions } from '../fixtures/members.ts'
import { rawCall } from '../fixtures/raw-call.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

contractSuite('mail about memberships', (bench) => {
  const mails: Mail[] = []
  let app: TestApp
  let isDown = false
  const said: string[] = []
  const act = memberActions(bench, () => app)

  beforeAll(async () => {
    const log = new PassThrough().on('data', (line: Buffer) => said.push(line.toString()))
    const send = async (mail: Mail) => {
      if (isDown) throw Object.assign(new Error(`550 <${mail.to}> refused`), { code: 'EENVELOPE' })
      mails.push(mail)
    }
    app = await startTestApp(bench.open, bench.signer.publicKey, { mail: { send }, log })
    await app.store.brands.put(verdant, ['verdant.example'])
  })
  afterAll(() => app.close())
  beforeEach(() => {
    mails.length = 0
    said.length = 0
    isDown = false
  })
  /** Somebody new asks to belong to an organisation, under a host. */
  const claimAt = async (host: string, slug: string) => {
    const { token } = await act.person('Clara')
    const headers = { host, authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ organisationSlug: slug })
    const path = '/api/organization/associate'
    const { status } = await rawCall(app.url, path, { method: 'POST', headers, body })
    expect(status).toBe(200)
    await app.followed()
  }
  const recipients = () => mails.map((mail) => mail.to).toSorted()

  it('ORG-3 tells every owner, and only owners, of a claim that waits, once', async () => {
    const first = await act.person('Olive')
    const slug = await bench.organisation(first, 'Wattle & Wool')
    await act.join(await act.person('Otto'), first, slug, 'OWNER')
    await act.join(await act.person('Emil'), first, slug, 'EMPLOYEE')
    await act.operator(await act.person('Olga'))
    mails.length = 0

    const claimant = await act.person('<b>Clara</b>', {
      email: 'clara@people.example',
      emailVerified: false,
    })
    await act.claim(claimant, slug)
    await act.claim(claimant, slug)
    expect(recipients()).toEqual(['olive@people.example', 'otto@people.example'])
    const [mail] = mails
    expect(mail?.subject).toMatch(/^Somebody asks to join Wattle & Wool · /)
    expect(mail?.text).toContain('<b>Clara</b> Ng (clara@people.example) asks to join')
    expect(mail?.text).toContain(`${app.url}/organisation/members?organisation=${slug}`)
    expect(mail?.text).toContain('is not confirmed')
    expect(mail?.html).toContain('&lt;b&gt;Clara&lt;/b&gt;')
    expect(mail?.html).not.toContain('<b>Clara')
    expect(mail?.html).toContain('Wattle &amp; Wool')
  })

  it('ORG-3 tells the operator of a claim on an organisation that nobody owns', async () => {
    const owner = await act.person('Olive')
    const slug = await bench.organisation(owner)
    await bench.open.db.deleteFrom('memberships').where('user_id', '=', owner.user.id).execute()
    const operator = await act.operator(await act.person('Opal', { email: 'opal@desk.example' }))
    const claimant = await act.person('Clara')
    await act.claim(claimant, slug)
    expect(recipients()).toContain('opal@desk.example')
    expect(mails.at(-1)?.text).toContain('Nobody owns this organisation yet')

    mails.length = 0
    const { id } = await act.find(operator, slug, claimant)
    await act.change(operator, slug, id, { status: 'ACCEPTED', relationship: 'OWNER' })
    expect(recipients()).toEqual(['clara@people.example'])
  })

  it('ORG-3 tells whoever asked what was decided, once, and nobody of anything else', async () => {
    const owner = await act.person('Olive')
    const slug = await bench.organisation(owner)
    const accepted = await act.person('Ada')
    const refused = await act.person('Rufus')
    await act.claim(accepted, slug)
    await act.claim(refused, slug)
    const { id } = await act.find(owner, slug, accepted)
    mails.length = 0
    await act.change(owner, slug, id, { status: 'ACCEPTED' })
    await act.change(owner, slug, id, { status: 'ACCEPTED' })
    await act.change(owner, slug, id, { relationship: 'OWNER' })
    await act.remove(owner, slug, (await act.find(owner, slug, refused)).id)
    expect(mails.map((mail) => [mail.to, mail.text.includes('has been accepted')])).toEqual([
      ['ada@people.example', true],
      ['rufus@people.example', false],
    ])
    expect(mails[0]?.text).toContain(`${app.url}/organisation?organisation=${slug}`)
    expect(mails[1]?.text).toContain('has been refused')
    await act.leave(accepted, slug)
    expect(mails).toHaveLength(2)
  })

  it('ACC-1 SEC-4 writes no name of a person, and none that spreads a link, to an address that nobody has confirmed', async () => {
    const words = /prize|cheap/i
    const stranger = { emailVerified: false, lastName: 'at cheap.example' }
    const owner = await act.person('Prizes', { ...stranger, email: 'victim@people.example' })
    const slug = await bench.organisation(owner, 'Win prizes at cheap.example')
    const claimant = await act.person('Cheap', { ...stranger, email: 'other@people.example' })
    await act.claim(claimant, slug)
    const { id } = await act.find(owner, slug, claimant)
    await act.change(owner, slug, id, { status: 'ACCEPTED' })
    await act.remove(owner, slug, id)
    await act.claim(claimant, slug)
    await act.remove(owner, slug, (await act.find(owner, slug, claimant)).id)
    expect(mails.map((mail) => mail.subject.split(' · ')[0])).toEqual([
      'Somebody asks to join your organisation',
      'You are a member of an organisation',
      'Somebody asks to join your organisation',
      'Your request to join an organisation',
    ])
    for (const { subject, text, html } of mails) {
      expect([subject, text, html].join('\n')).not.toMatch(words)
      expect(text).toMatch(/^Hello,\n/)
    }
  })

  it('SEC-4 names nobody to an owner by a name that spreads a link for an unconfirmed address', async () => {
    const owner = await act.person('Olive')
    const slug = await bench.organisation(owner)
    const claimant = await act.person('Prizes', {
      emailVerified: false,
      lastName: 'at cheap.example',
    })
    await act.claim(claimant, slug)
    expect(mails.at(-1)?.text).toContain('\nprizes@people.example asks to join')
    expect(mails.at(-1)?.text).not.toContain('cheap.example')
  })

  it('BRD-1 SEC-4 writes in the brand of the host, and links to no host that is not ours', async () => {
    const owner = await act.person('Olive')
    const slug = await bench.organisation(owner)
    await claimAt('verdant.example', slug)
    expect(mails[0]?.subject).toContain(`· ${verdant.name}`)
    expect(mails[0]?.text).toContain('https://verdant.example/organisation/members?')
    mails.length = 0
    await claimAt('verdant.example:6666', slug)
    expect(mails[0]?.text).toContain('https://verdant.example/organisation/members?')
    mails.length = 0
    await claimAt('evil.example', slug)
    expect(mails).toEqual([])
    expect(said.join()).toContain('unknown-host')
    expect(await act.list(owner, slug)).toHaveLength(4)
  })

  it('OPR-4 BRD-1 writes about a supplier in its brand, whoever has acted and under whose host', async () => {
    await app.store.brands.put({ ...verdant, id: 'harbour', name: 'Harbour' }, [
      'harbour.example',
      'a.localhost',
    ])
    const owner = await act.person('Olive')
    const slug = await bench.organisation(owner)
    const ofHarbour = { brand_id: 'harbour' }
    await bench.open.db
      .updateTable('organisations')
      .set(ofHarbour)
      .where('slug', '=', slug)
      .execute()
    await claimAt('verdant.example', slug)
    expect(mails[0]?.subject).toContain('· Harbour')
    expect(mails[0]?.text).toContain('https://harbour.example/organisation/members?')
  })

  it('ORG-3 a mail server in trouble changes no decision, and its words are not logged', async () => {
    const owner = await act.person('Olive')
    const slug = await bench.organisation(owner)
    isDown = true
    const claimant = await act.person('Clara')
    await act.claim(claimant, slug)
    const { id } = await act.find(owner, slug, claimant)
    const accepted = await act.change(owner, slug, id, { status: 'ACCEPTED' })
    expect(accepted.whenAccepted).not.toBeNull()
    expect(said.join()).toContain('EENVELOPE')
    expect(said.join()).not.toMatch(/@people\.example/)
  })

  it('SEC-4 claims made without end do not fill the mailbox of an owner', async () => {
    // What the mail server refused before may come meanwhile.
    const email = 'often-asked@people.example'
    const owner = await act.person('Olive', { email })
    const slug = await bench.organisation(owner)
    const claimant = await act.person('Clara')
    for (let round = 0; round < 12; round += 1) {
      await act.claim(claimant, slug)
      await act.leave(claimant, slug)
    }
    expect(recipients().filter((to) => to === email)).toHaveLength(10)
  })
})
