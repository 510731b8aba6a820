import { beforeEach, expect, it } from 'vitest'
import { seedCatalogue } from '#server/store/catalogue/seed-catalogue.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { refuse, succeed } from '../fixtures/call.ts'
import { contractSuite, type Person } from '../fixtures/contract-suite.ts'
import { iso } from '../fixtures/credential-desk.ts'
import { operate } from '../fixtures/operator.ts'
import { lift, publicNote, reportDesk, suspend } from '../fixtures/report-desk.ts'
import { testCatalogue } from '../fixtures/test-catalogue.ts'

const { decideAppeal, decideCredential, endSuspension, publicProfile } = endpoints
const { organisationDetails, suspensions, updateOrganisation } = endpoints

contractSuite('suspensions and what ends them', (bench) => {
  const desk = reportDesk(bench)
  const { act, appeals, cases, first, lifts, own, support, to, url } = desk
  let olive: Person
  let slug: string
  let sam: Person
  beforeEach(async () => {
    olive = await act.person('Olive')
    slug = await bench.organisation(olive)
    sam = await support('Sam')
  })
  const save = (credentials: string[]) =>
    succeed(url(), updateOrganisation, {
      ...{ token: olive.token, params: { slug }, body: { credentials } },
    })
  const state = async (id: string) => {
    const call = { token: olive.token, params: { slug } }
    const { data } = await succeed(url(), organisationDetails, call)
    return data.sustainabilityCredentials.find((one) => one.id === id)?.state
  }
  const run = async (...line: string[]) => expect((await operate(bench.place, line)).code).toBe(0)
  /** A credential that a report has had suspended. */
  async function suspended(credentialId: string) {
    await save([credentialId])
    await run('credentials', 'approve', slug, credentialId, '--how', 'document')
    await desk.report(slug, { credentialId, email: 'guest@reader.example' })
    await desk.decide(await support('Sue'), {
      ...{ outcome: 'credential-suspended', credentialId, publicNote },
    })
    // Its owners can appeal, and are told where.
    expect(to('olive@people.example').at(-1)?.text).toContain(`/report/appeal/${slug}`)
    desk.mails.length = 0
  }
  const open = async () => (await own(olive, slug)).filter(({ appeal }) => !appeal?.outcome)

  it('OPR-7 owners are told that they may appeal, and employees that they may not', async () => {
    const emil = await act.person('Emil')
    await act.join(emil, olive, slug, 'EMPLOYEE')
    await suspended(iso)
    const read = (as: Person) => succeed(url(), suspensions, { token: as.token, params: { slug } })
    expect((await read(olive)).mayAppeal).toBe(true)
    expect(await read(emil)).toMatchObject({ mayAppeal: false, results: [{ credentialId: iso }] })
  })

  it('OPR-7 who has suspended a credential on its own screen does not decide on the appeal', async () => {
    await save([iso])
    await run('credentials', 'approve', slug, iso, '--how', 'document')
    const vera = await act.operator(await act.person('Vera'), ['verifier', 'support'])
    const body = { decision: 'suspend', note: publicNote } as const
    const params = { slug, credentialId: iso }
    await succeed(url(), decideCredential, { token: vera.token, params, body })
    await appeals(olive, slug)
    const decided = { ...(await first(vera, 'appeal')), body: lift }
    expect(await refuse(url(), decideAppeal, decided)).toMatchObject({
      ...{ status: 403, code: 'own-suspension' },
    })
    expect(await state(iso)).toBe('suspended')
    await lifts(sam)
    expect(await state(iso)).toBe('active')
  })

  it('OPR-7 an appeal is lifted also where the credential is off the profile, and holds when it comes back', async () => {
    await suspended(iso)
    await appeals(olive, slug)
    await save([])
    await lifts(sam)
    expect([await cases(sam, 'appeal'), await open()]).toEqual([[], []])
    // It is not shown again.
    expect(to('guest@reader.example')).toEqual([])
    expect(to('olive@people.example')).toHaveLength(1)
    await save([iso])
    expect(await state(iso)).toBe('pending')
  })

  it('OPR-7 a suspension ends also where the credential is off the profile, once, and the audit log says so', async () => {
    await suspended(iso)
    await save([])
    const params = { slug, id: (await own(olive, slug))[0]?.id ?? '' }
    const end = { token: sam.token, params }
    await succeed(url(), endSuspension, end)
    expect(await own(olive, slug)).toEqual([])
    expect(await refuse(url(), endSuspension, end)).toMatchObject({ status: 409 })
    const ended = await bench.open.db
      .selectFrom('audit_log')
      .select(['actor', 'subject', 'details'])
      .where('action', '=', 'suspension.end')
      .where('details', 'like', `%${params.id}%`)
      .execute()
    expect(ended).toEqual([
      {
        ...{ actor: sam.user.email, subject: slug },
        details: JSON.stringify({ suspension: params.id, credential: iso }),
      },
    ])
  })

  it('OPR-7 a suspended credential that was taken off and added again stays suspended, until that is lifted', async () => {
    await suspended(iso)
    await save([])
    await save([iso])
    expect(await state(iso)).toBe('suspended')
    await appeals(olive, slug)
    await lifts(sam)
    expect(await state(iso)).toBe('active')
    expect(to('guest@reader.example').map(({ text }) => text.includes('shown again'))).toEqual([
      true,
    ])
  })

  it('OPR-7 TRU-8 suspensions and reports follow a credential that becomes another one', async () => {
    const { db, engine } = bench.open
    await seedCatalogue(db, engine, testCatalogue.ours)
    await suspended('ep100')
    await desk.report(slug, { credentialId: 'ep100', text: 'More of it.' })
    await run('catalogue', 'merge', 'ep100', 're100')
    expect(await state('re100')).toBe('suspended')
    expect(await own(olive, slug)).toMatchObject([{ credentialId: 're100' }])
    expect(await cases(sam)).toMatchObject([{ credentialId: 're100' }])
    await appeals(olive, slug)
    await lifts(sam)
    expect([await state('re100'), await open()]).toEqual(['active', []])
  })

  it('OPR-7 an appeal of a profile that was merged into another one is lifted', async () => {
    await desk.report(slug, { email: 'guest@reader.example' })
    await desk.decide(await support('Sue'), suspend)
    await appeals(olive, slug)
    const into = await bench.organisation(await act.person('Ina'), 'The other one')
    await run('organisations', 'merge', slug, into, '--yes')
    await lifts(sam)
    expect(await cases(sam, 'appeal')).toEqual([])
    const rows = bench.open.db.selectFrom('suspensions').select('ended_at')
    expect((await rows.execute()).map((one) => one.ended_at !== null)).toEqual([true])
    const shown = await succeed(url(), publicProfile, { params: { slug: into } })
    expect(shown.data.slug).toBe(into)
  })

  it('OPR-7 what is said of a profile that is suspended already is what visitors and owners read', async () => {
    await desk.report(slug)
    await run('organisations', 'suspend', slug)
    await desk.app().followed()
    desk.mails.length = 0
    await desk.decide(await support('Sue'), suspend)
    await desk.app().followed()
    const refusal = await refuse(url(), publicProfile, { params: { slug } })
    expect(refusal.message).toContain(publicNote)
    expect(to('olive@people.example').at(-1)?.text).toContain(publicNote)
    const call = { token: olive.token, params: { slug } }
    expect((await succeed(url(), suspensions, call)).results).toMatchObject([{ note: publicNote }])
  })
})
