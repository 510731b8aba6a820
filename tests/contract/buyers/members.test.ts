import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Mail } from '#server/mail/mail.ts'
import { deletePerson } from '#server/store/people/delete-person.ts'
import { exportPerson } from '#server/store/people/export-person.ts'
import { joinPeople } from '#server/store/people/join-people.ts'
import { buyerDesk } from '../../fixtures/buyer-desk.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { startTestApp, type TestApp } from '../../fixtures/test-app.ts'

contractSuite('the team of a buyer', (bench) => {
  const mails: Mail[] = []
  let app: TestApp
  const desk = buyerDesk(bench, () => app)

  beforeAll(async () => {
    const send = async (mail: Mail) => void mails.push(mail)
    app = await startTestApp(bench.open, bench.signer.publicKey, { mail: { send } })
  })
  afterAll(() => app.close())
  beforeEach(() => void (mails.length = 0))
  const personOf = ({ user }: Person) => ({ ...user, emailVerified: true })

  it('DSC-3 invites somebody by mail, in which a stranger says nothing but two names', async () => {
    const ada = await desk.somebody('Ada')
    const bo = await desk.somebody('Bo')
    const buyer = await desk.create(ada, 'Quandong <b>Retail</b>')
    await desk.invite(ada, buyer, bo.user.email, 'EDITOR')
    await app.followed()
    expect(mails.map(({ to }) => to)).toEqual([bo.user.email])
    expect(mails[0]?.text).toContain(
      'Ada Ng invites you into the team of Quandong <b>Retail</b> at',
    )
    expect(mails[0]?.text).toContain(`${app.url}/buying`)
    expect(mails[0]?.html).not.toContain('<b>Retail')
    // Again: another role, and no other mail.
    await desk.invite(ada, buyer, bo.user.email.toUpperCase(), 'VIEWER')
    await app.followed()
    expect(mails).toHaveLength(1)
    expect((await desk.own(bo)).invitations).toMatchObject([{ role: 'VIEWER' }])
    const spam = await desk.create(ada, 'Win at www.cheap.example')
    await desk.invite(ada, spam, 'cy@elsewhere.example', 'VIEWER')
    await app.followed()
    expect(mails.at(-1)?.text).not.toContain('cheap.example')
    expect(
      await desk.refuse('inviteBuyerMember', ada, {
        params: { buyer },
        body: { email: 'nobody', role: 'VIEWER' },
      }),
    ).toMatchObject({ status: 422, field: 'email' })
  })

  it('DSC-3 an invitation is for its address alone, once that is confirmed', async () => {
    const [ada, bo, eve] = [
      await desk.somebody('Ada'),
      await desk.somebody('Bo'),
      await desk.somebody('Eve'),
    ]
    const buyer = await desk.create(ada)
    const { id } = await desk.invite(ada, buyer, bo.user.email, 'EDITOR')
    const unsure = await bench.person({ email: bo.user.email, emailVerified: false })
    for (const one of [eve, unsure]) {
      expect((await desk.own(one)).invitations).toEqual([])
      for (const call of ['acceptBuyerInvitation', 'declineBuyerInvitation'] as const)
        expect((await desk.send(call, one, { params: { id } })).status).toBe(404)
    }
    expect((await desk.own(bo)).invitations).toMatchObject([{ id, name: 'Quandong Retail' }])
    expect(await desk.refuse('buyer', bo, { params: { buyer } })).toMatchObject({ status: 404 })
    const { data } = await desk.accept(bo, id)
    expect(data).toMatchObject({ slug: buyer, role: 'EDITOR' })
    expect((await desk.own(bo)).invitations).toEqual([])
    const again = { params: { buyer }, body: { email: bo.user.email, role: 'ADMIN' } }
    expect(await desk.refuse('inviteBuyerMember', ada, again)).toMatchObject({
      ...{ status: 409, code: 'buyer-member-known', field: 'email' },
    })
    const cy = await desk.somebody('Cy')
    const other = await desk.invite(ada, buyer, cy.user.email, 'VIEWER')
    const declined = await desk.send('declineBuyerInvitation', cy, { params: { id: other.id } })
    expect(declined.status).toBe(204)
    expect(await desk.members(ada, buyer)).toHaveLength(2)
  })

  it('DSC-3 who manages the team sees addresses and who is invited, the others see who is in it', async () => {
    const [ada, bo] = [await desk.somebody('Ada'), await desk.somebody('Bo')]
    const buyer = await desk.create(ada)
    await desk.join(bo, ada, buyer, 'VIEWER')
    await desk.invite(ada, buyer, 'cy@elsewhere.example', 'EDITOR')
    const seen = await desk.members(ada, buyer)
    expect(seen.map(({ firstName, email, role }) => [firstName, email, role])).toEqual([
      ['Ada', ada.user.email, 'ADMIN'],
      ['Bo', bo.user.email, 'VIEWER'],
      ['', 'cy@elsewhere.example', 'EDITOR'],
    ])
    const others = await desk.members(bo, buyer)
    expect(others.map(({ firstName, email, isSelf }) => [firstName, email, isSelf])).toEqual([
      ['Ada', null, false],
      ['Bo', null, true],
    ])
  })

  it('DSC-3 somebody always manages the team', async () => {
    const [ada, bo] = [await desk.somebody('Ada'), await desk.somebody('Bo')]
    const buyer = await desk.create(ada)
    await desk.join(bo, ada, buyer, 'EDITOR')
    // An invitation to manage it is nobody who does.
    await desk.invite(ada, buyer, 'cy@elsewhere.example', 'ADMIN')
    const [own, other] = await desk.members(ada, buyer)
    const last = { status: 409, code: 'last-buyer-admin' }
    const params = { buyer, id: own?.id }
    const demote = { params, body: { role: 'VIEWER' } }
    expect(await desk.refuse('changeBuyerMember', ada, demote)).toMatchObject(last)
    expect(await desk.refuse('removeBuyerMember', ada, { params })).toMatchObject(last)
    expect(await desk.refuse('leaveBuyer', ada, { params: { buyer } })).toMatchObject(last)
    const promote = { params: { buyer, id: other?.id }, body: { role: 'ADMIN' } }
    expect((await desk.send('changeBuyerMember', ada, promote)).status).toBe(200)
    // Of two who demote each other at once, one does not.
    const answers = await Promise.all([
      desk.send('changeBuyerMember', ada, { ...promote, body: { role: 'VIEWER' } }),
      desk.send('changeBuyerMember', bo, demote),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 403]))
    const admins = (await desk.members(ada, buyer)).filter(
      (one) => one.whenAccepted && one.role === 'ADMIN',
    )
    expect(admins).toHaveLength(1)
  })

  it('DSC-3 a member of another buyer cannot be changed', async () => {
    const [ada, bo] = [await desk.somebody('Ada'), await desk.somebody('Bo')]
    const [buyer, elsewhere] = [await desk.create(ada), await desk.create(bo)]
    const [other] = await desk.members(bo, elsewhere)
    const call = { params: { buyer, id: other?.id }, body: { role: 'VIEWER' } }
    expect(await desk.refuse('changeBuyerMember', ada, call)).toMatchObject({
      ...{ status: 404, code: 'unknown-member' },
    })
  })

  it('DSC-3 API-8 what is stored about a member, and an invitation to them, is told and deleted', async () => {
    const [ada, bo] = [await desk.somebody('Ada'), await desk.somebody('Bo')]
    const [joined, asked] = [await desk.create(ada, 'Joined'), await desk.create(ada, 'Asked')]
    await desk.join(bo, ada, joined, 'EDITOR')
    await desk.invite(ada, asked, bo.user.email, 'VIEWER')
    const { db } = bench.open
    expect(await exportPerson(db, personOf(bo))).toMatchObject({
      buyer_members: [{ role: 'EDITOR' }],
      buyer_invitations: [{ buyer: 'Asked', email: bo.user.email, role: 'VIEWER' }],
    })
    await db
      .transaction()
      .execute((transaction) => deletePerson(transaction, personOf(bo), crypto.randomUUID()))
    const left = JSON.stringify(await db.selectFrom('buyer_members').selectAll().execute())
    for (const text of [bo.user.id, bo.user.email]) expect(left).not.toContain(text)
    expect(await desk.members(ada, joined)).toHaveLength(1)
  })

  it('DSC-3 with its last admin a buyer goes to another member, or with them where there is none', async () => {
    const [ada, bo, cy] = [
      await desk.somebody('Ada'),
      await desk.somebody('Bo'),
      await desk.somebody('Cy'),
    ]
    const [team, alone] = [await desk.create(ada, 'Team'), await desk.create(ada, 'Alone')]
    await desk.join(bo, ada, team, 'VIEWER')
    await desk.join(cy, ada, team, 'EDITOR')
    const { db } = bench.open
    await db
      .transaction()
      .execute((transaction) => deletePerson(transaction, personOf(ada), crypto.randomUUID()))
    const roles = (await desk.members(cy, team)).map(({ firstName, role }) => [firstName, role])
    expect(roles).toEqual([
      ['Bo', 'VIEWER'],
      ['Cy', 'ADMIN'],
    ])
    const left = await db.selectFrom('buyers').select('slug').where('slug', '=', alone).execute()
    expect(left).toEqual([])
  })

  it('DSC-3 of two accounts that become one, the greater role stays', async () => {
    const [ada, bo] = [await desk.somebody('Ada'), await desk.somebody('Bo')]
    const [buyer, other] = [await desk.create(ada), await desk.create(ada)]
    await desk.join(bo, ada, buyer, 'VIEWER')
    const { db, engine } = bench.open
    await db
      .transaction()
      .execute((transaction) =>
        joinPeople(transaction, engine, { from: ada.user.id, into: bo.user }),
      )
    const { results } = await desk.own(bo)
    expect(new Map(results.map(({ slug, role }) => [slug, role]))).toEqual(
      new Map([
        [buyer, 'ADMIN'],
        [other, 'ADMIN'],
      ]),
    )
  })
})
