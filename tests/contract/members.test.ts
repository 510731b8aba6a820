import { expect, it } from 'vitest'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { memberActions } from '../fixtures/members.ts'

const unknownId = '00000000-0000-4000-8000-000000000000'

contractSuite('members', (bench) => {
  const act = memberActions(bench)
  const problem = async (answer: Response) => ({
    status: answer.status,
    ...((await answer.json()) as { code: string; message: string }),
  })
  const names = (people: readonly { firstName: string }[]) => people.map((one) => one.firstName)

  it('ORG-3 shows owners claims first, and other members neither claims nor addresses', async () => {
    const owner = await act.person('Olive')
    const slug = await bench.organisation(owner)
    const employee = await act.person('Emil')
    await act.join(employee, owner, slug, 'EMPLOYEE')
    await act.claim(await act.person('Clara', { emailVerified: false }), slug)
    await act.claim(await act.person('Cyrus'), slug)

    const seen = await act.list(owner, slug)
    expect(names(seen)).toEqual(['Clara', 'Cyrus', 'Olive', 'Emil'])
    expect(seen[0]).toEqual({
      id: expect.any(String) as string,
      firstName: 'Clara',
      lastName: 'Ng',
      email: 'clara@people.example',
      emailVerified: false,
      relationship: 'EMPLOYEE',
      whenAccepted: null,
      whenAsked: expect.any(String) as string,
      isSelf: false,
    })
    expect(seen.filter((one) => one.isSelf)).toMatchObject([{ firstName: 'Olive' }])

    const byEmployee = await act.list(employee, slug)
    expect(names(byEmployee)).toEqual(['Olive', 'Emil'])
    expect(byEmployee.flatMap((one) => [one.email, one.emailVerified])).toEqual([
      null,
      null,
      null,
      null,
    ])
    const operator = await act.operator(await act.person('Opal'))
    expect(await act.list(operator, slug)).toEqual(seen.map((one) => ({ ...one, isSelf: false })))
  })

  it('ORG-3 an owner accepts, promotes and demotes; doing it again changes nothing', async () => {
    const owner = await act.person('Olive')
    const slug = await bench.organisation(owner)
    const other = await act.person('Emil')
    await act.claim(other, slug)
    const { id } = await act.find(owner, slug, other)
    const early = await act.refuseChange(owner, slug, id, { relationship: 'OWNER' })
    expect(early).toMatchObject({ status: 409, code: 'not-accepted', field: 'status' })

    const accepted = await act.change(owner, slug, id, { status: 'ACCEPTED' })
    expect(accepted).toMatchObject({ id, relationship: 'EMPLOYEE' })
    expect(accepted.whenAccepted).toMatch(/Z$/)
    expect(await act.change(owner, slug, id, { status: 'ACCEPTED' })).toEqual(accepted)
    const promoted = await act.change(owner, slug, id, { relationship: 'OWNER' })
    expect(promoted).toEqual({ ...accepted, relationship: 'OWNER' })
    expect(await act.change(owner, slug, id, { status: 'ACCEPTED' })).toEqual(promoted)
    expect(await act.change(other, slug, id, { relationship: 'EMPLOYEE' })).toMatchObject({
      relationship: 'EMPLOYEE',
      isSelf: true,
    })
  })

  it('ORG-3 a refused claim is gone and can be made again; one can be taken back', async () => {
    const owner = await act.person('Olive')
    const slug = await bench.organisation(owner)
    const other = await act.person('Emil')
    await act.claim(other, slug)
    const { id } = await act.find(owner, slug, other)
    expect((await act.remove(owner, slug, id)).status).toBe(204)
    expect(await problem(await act.remove(owner, slug, id))).toMatchObject({ status: 404 })
    expect((await act.claim(other, slug)).data.whenAccepted).toBeNull()
    expect((await act.leave(other, slug)).status).toBe(204)
    expect(names(await act.list(owner, slug))).toEqual(['Olive'])
    expect(await problem(await act.leave(other, slug))).toMatchObject({ status: 403 })
  })

  it('ORG-3 the last owner can be neither demoted nor removed, nor leave, whoever else is there', async () => {
    const owner = await act.person('Olive')
    const slug = await bench.organisation(owner)
    const employee = await act.person('Emil')
    await act.join(employee, owner, slug, 'EMPLOYEE')
    const waiting = await act.person('Wanda')
    await act.claim(waiting, slug)
    const operator = await act.operator(await act.person('Opal'))
    const { id } = await act.find(owner, slug, owner)
    const last = { status: 409, code: 'last-owner' }
    for (const by of [owner, operator]) {
      const demoted = await act.refuseChange(by, slug, id, { relationship: 'EMPLOYEE' })
      expect(demoted).toMatchObject(last)
      expect(demoted.message).toContain('last owner')
      expect(await problem(await act.remove(by, slug, id))).toMatchObject(last)
    }
    expect(await problem(await act.leave(owner, slug))).toMatchObject(last)
    expect(names(await act.list(owner, slug))).toEqual(['Wanda', 'Olive', 'Emil'])

    const next = await act.find(owner, slug, employee)
    await act.change(owner, slug, next.id, { relationship: 'OWNER' })
    expect((await act.leave(owner, slug)).status).toBe(204)
    expect(await problem(await act.leave(employee, slug))).toMatchObject(last)
  })

  it('API-4 a member is decided on by owners of their own organisation only', async () => {
    const owner = await act.person('Olive')
    const slug = await bench.organisation(owner)
    const employee = await act.person('Emil')
    await act.join(employee, owner, slug, 'EMPLOYEE')
    const waiting = await act.person('Wanda')
    await act.claim(waiting, slug)
    const { id } = await act.find(owner, slug, waiting)
    const stranger = await act.person('Sven')
    const elsewhere = await bench.organisation(stranger)
    const accept = { status: 'ACCEPTED' } as const

    for (const [by, code] of [
      [employee, 'not-an-owner'],
      [waiting, 'pending'],
      [stranger, 'not-a-member'],
    ] as const) {
      expect(await act.refuseChange(by, slug, id, accept)).toMatchObject({ status: 403, code })
      expect(await problem(await act.remove(by, slug, id))).toMatchObject({ status: 403, code })
    }
    for (const [by, where, which] of [
      [stranger, elsewhere, id],
      [owner, slug, unknownId],
    ] as const) {
      const unknown = { status: 404, code: 'unknown-member' }
      expect(await act.refuseChange(by, where, which, accept)).toMatchObject(unknown)
      expect(await problem(await act.remove(by, where, which))).toMatchObject(unknown)
    }
    expect((await act.find(owner, slug, waiting)).whenAccepted).toBeNull()
  })

  it('ORG-3 when two owners demote each other at once, exactly one of them stays', async () => {
    await expectOneOwnerLeft(({ by, slug, id }) =>
      act.sendChange(by, slug, id, { relationship: 'EMPLOYEE' }),
    )
  })

  it('ORG-3 when two owners remove each other at once, exactly one of them stays', async () => {
    await expectOneOwnerLeft(({ by, slug, id }) => act.remove(by, slug, id))
  })

  it('ORG-3 when two owners leave at once, exactly one of them stays', async () => {
    await expectOneOwnerLeft(({ by, slug }) => act.leave(by, slug))
  })

  it('API-9 records what an operator decides, once, and nothing of what an owner decides', async () => {
    const owner = await act.person('Olive')
    const slug = await bench.organisation(owner, 'Audited Works')
    const operator = await act.operator(await act.person('Opal', { email: 'opal@desk.example' }))
    const other = await act.person('Emil')
    const third = await act.person('Tara')
    await act.claim(other, slug)
    await act.claim(third, slug)
    const { id } = await act.find(owner, slug, other)
    await act.change(operator, slug, id, { status: 'ACCEPTED', relationship: 'OWNER' })
    await act.change(operator, slug, id, { status: 'ACCEPTED', relationship: 'OWNER' })
    await act.change(operator, slug, id, { relationship: 'EMPLOYEE' })
    await act.refuseChange(operator, slug, (await act.find(owner, slug, owner)).id, {
      relationship: 'EMPLOYEE',
    })
    await act.remove(operator, slug, (await act.find(owner, slug, third)).id)
    await act.remove(owner, slug, id)

    const entries = await bench.open.db
      .selectFrom('audit_log')
      .select(['actor', 'action', 'details'])
      .where('subject', '=', slug)
      .orderBy('action')
      .execute()
    const read = entries.map((one) => ({ ...one, details: JSON.parse(one.details) as unknown }))
    const actor = 'opal@desk.example'
    const user = other.user.id
    expect(read).toEqual([
      { actor, action: 'membership.accept', details: { user, relationship: 'OWNER' } },
      { actor, action: 'membership.change', details: { user, relationship: 'EMPLOYEE' } },
      {
        actor,
        action: 'membership.refuse',
        details: { user: third.user.id, relationship: 'EMPLOYEE', removed: true },
      },
    ])
  })

  type Attempt = { by: Awaited<ReturnType<typeof act.person>>; slug: string; id: string }

  /** Lets two owners act at the same time, each on the other, several times over. */
  async function expectOneOwnerLeft(attempt: (one: Attempt) => Promise<Response>) {
    for (let round = 0; round < 5; round += 1) {
      const first = await act.person(`First${round}`)
      const second = await act.person(`Second${round}`)
      const slug = await bench.organisation(first)
      const { id: ofSecond } = await act.join(second, first, slug, 'OWNER')
      const { id: ofFirst } = await act.find(second, slug, first)
      const answers = await Promise.all([
        attempt({ by: first, slug, id: ofSecond }),
        attempt({ by: second, slug, id: ofFirst }),
      ])
      const refused = answers.filter((one) => !one.ok)
      expect(refused).toHaveLength(1)
      expect([403, 409]).toContain(refused[0]?.status)
      const owners = await bench.open.db
        .selectFrom('memberships as m')
        .innerJoin('organisations as o', 'o.id', 'm.organisation_id')
        .select('m.id')
        .where('o.slug', '=', slug)
        .where('m.relationship', '=', 'OWNER')
        .execute()
      expect(owners).toHaveLength(1)
    }
  }
})
