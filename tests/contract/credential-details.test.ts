import { beforeEach, expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { refuse, succeed } from '../fixtures/call.ts'
import { contractSuite, type Person } from '../fixtures/contract-suite.ts'
import { operate, operateJson } from '../fixtures/operator.ts'

const { organisationDetails, publicProfile, updateOrganisation } = endpoints
const iso = 'iso-14001'

contractSuite('what is stated about credentials', (bench) => {
  let owner: Person
  let slug: string
  beforeEach(async () => {
    owner = await bench.person()
    slug = await bench.organisation(owner)
    await save({ credentialsToAdd: [iso, 'fsc-coc'] })
  })

  const mine = () => ({ token: owner.token, params: { slug } })
  const save = (body: object) => succeed(bench.app.url, updateOrganisation, { ...mine(), body })
  const state = (details: object, id = iso) => save({ credentialDetails: [{ id, ...details }] })
  const held = async (id = iso) => {
    const { data } = await succeed(bench.app.url, organisationDetails, mine())
    return data.sustainabilityCredentials.find((one) => one.id === id)
  }
  const shown = async () => {
    const { data } = await succeed(bench.app.url, publicProfile, { params: { slug } })
    return data.sustainabilityCredentials.find((one) => one.id === iso)
  }
  const approve = (...options: string[]) =>
    operate(bench.place, ['credentials', 'approve', slug, iso, '--how', 'document', ...options])
  const history = async () =>
    (await operateJson(bench.place, ['credentials', 'history', slug, iso])) as {
      what: string
      to: string | null
      details: object
    }[]

  const ems = {
    ...{ number: 'EMS-771204', issuer: 'Example Certification', scope: 'Cairns depot' },
    ...{ issuedOn: '2026-03-01', expiresOn: '2029-02-28' },
    entryUrl: 'https://register.example/ems-771204',
  }

  it('TRU-1 keeps number, issuer, scope, days and entry, and shows them as stated', async () => {
    await state(ems)
    expect(await held()).toMatchObject({ status: 'PENDING', state: 'pending', stated: ems })
    expect(await shown()).toMatchObject({ ...ems, assurance: 'self-declared' })
    expect(await shown()).not.toHaveProperty('stated')
  })

  it('TRU-1 takes a credential and what is stated about it in one save', async () => {
    const details = [{ id: 'b-corp', number: 'B 1' }]
    await save({ credentialsToAdd: ['b-corp'], credentialDetails: details })
    expect((await held('b-corp'))?.stated).toEqual({ number: 'B 1' })
  })

  it('TRU-1 KEEP-1 changes what a save names, and nothing else', async () => {
    await state(ems)
    await state({ scope: null, number: 'EMS-9' })
    const { scope: _, ...rest } = ems
    expect((await held())?.stated).toEqual({ ...rest, number: 'EMS-9' })
    await save({ credentials: [iso], description: 'Rugs.' })
    expect((await held())?.stated).toEqual({ ...rest, number: 'EMS-9' })
    const stated = (await history()).filter((one) => one.what === 'stated')
    // What was stated before can be read, and what was said twice is there once.
    expect(stated.map(({ to }) => to !== null)).toEqual([true, true, false])
    const before = (await history()).length
    await state({ number: 'EMS-9' })
    expect(await history()).toHaveLength(before)
  })

  it('TRU-6 what is stated about a confirmed credential waits, and what was confirmed counts', async () => {
    await state(ems)
    await approve()
    expect(await held()).toMatchObject({ state: 'active', stated: ems })
    const next = { issuedOn: '2026-11-01', expiresOn: '2032-02-28' }
    await state(next)
    const waiting = { status: 'APPROVED', state: 'renewal', ...ems }
    expect(await held()).toMatchObject({
      ...waiting,
      hasRenewal: true,
      stated: { ...ems, ...next },
    })
    expect(await shown()).toMatchObject(waiting)
    expect(JSON.stringify(await shown())).not.toContain('2032')
    await approve()
    expect(await held()).toMatchObject({ state: 'active', ...ems, ...next })
  })

  it('TRU-6 a change that is taken back leaves nothing waiting', async () => {
    await state(ems)
    await approve()
    await state({ number: 'EMS-1' })
    await state({ number: ems.number })
    expect(await held()).toMatchObject({ state: 'active', stated: ems })
    expect((await held())?.hasRenewal).toBeUndefined()
  })

  it('TRU-6 papers that were handed in wait, also where what was stated is changed back', async () => {
    await state(ems)
    await approve()
    const found = await bench.app.store.organisations.find(slug)
    await state({ number: 'EMS-1' })
    await bench.open.db
      .insertInto('evidence')
      .values({
        ...{
          id: `file-${slug}`,
          organisation_id: found?.id ?? '',
          credential_id: iso,
          name: 'new.pdf',
        },
        ...{ type: 'application/pdf', size: 1, sha256: 'a'.repeat(64) },
        uploaded_at: new Date(Date.now() + 1000).toISOString(),
      })
      .execute()
    await state({ number: ems.number })
    expect(await held()).toMatchObject({ state: 'renewal', stated: ems, hasRenewal: true })
  })

  it('TRU-1 a day that was right once is no reason to refuse another detail', async () => {
    await state(ems)
    await bench.open.db
      .updateTable('credential_statements')
      .set({ issued_on: '2010-03-01', expires_on: '2013-02-28' })
      .where('number', '=', ems.number)
      .execute()
    await state({ scope: 'Both depots' })
    expect((await held())?.stated).toMatchObject({ scope: 'Both depots', expiresOn: '2013-02-28' })
  })

  it.each([
    [{ issuedOn: '2026-02-30' }, '0.issuedOn', 'no-day'],
    [{ issuedOn: '2099-01-01' }, `${iso}.issuedOn`, 'day-ahead'],
    [{ issuedOn: '2026-03-01', expiresOn: '2026-02-28' }, `${iso}.expiresOn`, 'ends-before-issue'],
    [{ expiresOn: '1996-01-01' }, `${iso}.expiresOn`, 'long-over'],
    [{ expiresOn: '2126-01-01' }, `${iso}.expiresOn`, 'ends-too-late'],
    [{ entryUrl: 'javascript:alert(1)' }, '0.entryUrl', 'no-address-of-web'],
    [{ number: 'x'.repeat(101) }, '0.number', 'too-long'],
    [{ number: '\u0000' }, '0.number', 'control-characters'],
  ])('TRU-1 refuses %j, naming the field', async (details, field, reason) => {
    const before = await held()
    const body = { description: 'Lost?', credentialDetails: [{ id: iso, ...details }] }
    const refusal = await refuse(bench.app.url, updateOrganisation, { ...mine(), body })
    expect(refusal).toMatchObject({ status: 422, field: `credentialDetails.${field}`, reason })
    expect(await held()).toEqual(before)
  })

  it('TRU-1 refuses days that contradict what was stated before', async () => {
    await state({ issuedOn: '2026-03-01' })
    const body = { credentialDetails: [{ id: iso, expiresOn: '2026-02-01' }] }
    const refusal = await refuse(bench.app.url, updateOrganisation, { ...mine(), body })
    expect(refusal).toMatchObject({ status: 422, reason: 'ends-before-issue' })
  })

  it('TRU-1 wants the number in the form of its kind, whatever its case', async () => {
    const wrong = { credentialDetails: [{ id: 'fsc-coc', number: 'EMS-771204' }] }
    expect(
      await refuse(bench.app.url, updateOrganisation, { ...mine(), body: wrong }),
    ).toMatchObject({
      ...{ status: 422, field: 'credentialDetails.fsc-coc.number', reason: 'certificate-number' },
      params: { example: 'XX-COC-000000' },
    })
    await state({ number: 'sgs-coc-004512' }, 'fsc-coc')
    expect((await held('fsc-coc'))?.stated).toEqual({ number: 'sgs-coc-004512' })
  })

  it('TRU-1 states nothing about what the profile does not hold', async () => {
    for (const body of [
      { credentialDetails: [{ id: 'b-corp', number: '1' }] },
      { credentialsToDelete: [iso], credentialDetails: [{ id: iso, number: '1' }] },
    ])
      expect(await refuse(bench.app.url, updateOrganisation, { ...mine(), body })).toMatchObject({
        ...{ status: 422, reason: 'credential-not-held' },
      })
    expect((await held())?.stated).toEqual({})
  })
})
