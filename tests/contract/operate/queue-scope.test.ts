import { beforeEach, expect, it } from 'vitest'
import { revokeRoles } from '#server/store/operator-roles.ts'
import { defaultBrand } from '#src/contract/default-brand.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { refuse } from '../../fixtures/call.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { type CredentialDesk, credentialDesk, day, iso } from '../../fixtures/credential-desk.ts'
import { memberActions } from '../../fixtures/members.ts'
import { operate } from '../../fixtures/operator.ts'
import { approve, verifierDesk } from '../../fixtures/verifier-desk.ts'

const { queueItem, evidence, queueDecision } = endpoints

contractSuite('who sees what of the queue', (bench) => {
  const { decide, decision, item, one, operator, passed, queue, recorded, slugs } =
    verifierDesk(bench)
  const db = () => bench.open.db
  let desk: CredentialDesk
  let olga: Person
  beforeEach(async () => {
    await db().deleteFrom('organisations').execute()
    desk = await credentialDesk(bench)
    olga = await operator('Olga')
  })
  const giveBrand = async ({ slug }: CredentialDesk, brand_id: string | null) =>
    db().updateTable('organisations').set({ brand_id }).where('slug', '=', slug).execute()

  it('OPR-1 a supplier is of the brand under whose host it registered, and its verifiers see it', async () => {
    const brand = { ...defaultBrand, id: 'acme', name: 'Acme' }
    await bench.app.store.brands.put(brand, [new URL(bench.app.url).host])
    const registered = await credentialDesk(bench)
    await bench.app.store.brands.put(brand, ['elsewhere.example'])
    await db().deleteFrom('brand_hosts').execute()
    expect(await slugs(await operator('Bo', 'acme'))).toEqual([registered.slug])
    expect(await slugs(await operator('Cy', 'another'))).toEqual([])
    expect(await slugs(olga)).toEqual([desk.slug, registered.slug])
  })

  it('OPR-1 OPR-2 nothing is in it of brands and organisations that are not a verifier’s to check', async () => {
    const bo = await operator('Bo', 'one')
    expect(await slugs(bo)).toEqual([])
    expect(await refuse(bench.app.url, queueItem, one(bo, desk.slug))).toMatchObject({
      ...{ status: 403, code: 'not-an-operator' },
    })
    await giveBrand(desk, 'one')
    expect(await slugs(bo)).toEqual([desk.slug])
    await memberActions(bench).claim(olga, desk.slug)
    expect(await slugs(olga)).toEqual([])
    await operate(bench.place, ['organisations', 'suspend', desk.slug])
    expect(await slugs(bo)).toEqual([])
  })

  it('OPR-2 all that is known of an item is told', async () => {
    const other = await credentialDesk(bench)
    await other.state({ number: 'ems 77 12-04' })
    await desk.save({ credentials: [iso, 'b-corp'] })
    await desk.state({ number: 'EMS-771204', expiresOn: day(200) })
    await desk.done('approve', '--how', 'document')
    await desk.state({ expiresOn: day(600) })
    await desk.upload()
    expect(await item(olga, desk.slug)).toMatchObject({
      ...{ slug: desk.slug, credentialId: iso, state: 'renewal', files: 1, answer: null },
      stated: { number: 'EMS-771204', expiresOn: day(600) },
      confirmed: { number: 'EMS-771204', expiresOn: day(200) },
      evidence: [{ name: 'new.pdf' }],
      others: [{ credentialId: 'b-corp', state: 'pending' }],
      elsewhere: [{ slug: other.slug, state: 'pending' }],
      history: expect.arrayContaining([expect.objectContaining({ what: 'confirmed' })]),
    })
  })

  it('OPR-1 of a supplier of another brand, a verifier is told what everybody can read', async () => {
    const [bo, other] = [await operator('Bo', 'one'), await credentialDesk(bench)]
    await giveBrand(desk, 'one')
    await giveBrand(other, 'two')
    await desk.state({ number: 'EMS-771204' })
    await other.state({ number: 'ems 77 12 04' })
    const elsewhere = async (by: Person) => (await item(by, desk.slug)).elsewhere
    expect(await elsewhere(bo)).toEqual([])
    expect(await elsewhere(olga)).toMatchObject([{ slug: other.slug, state: 'pending' }])
    await other.done('approve', '--how', 'document', '--number', 'B-1', '--expires', day(300))
    // Papers that wait for a renewal are not public.
    await other.state({ number: 'ems 77 12 04' })
    expect(await elsewhere(olga)).toMatchObject([{ slug: other.slug, state: 'renewal' }])
    expect(await elsewhere(bo)).toEqual([])
    await other.done('approve', '--how', 'document')
    expect(await elsewhere(bo)).toMatchObject([{ slug: other.slug, state: 'active' }])
    await operate(bench.place, ['organisations', 'suspend', other.slug])
    expect(await elsewhere(bo)).toEqual([])
    await giveBrand(other, 'one')
    expect(await elsewhere(bo)).toMatchObject([{ slug: other.slug }])
    const refusal = await refuse(bench.app.url, evidence, {
      ...{ token: (await operator('Cy', 'two')).token, params: { slug: desk.slug } },
    })
    expect(refusal).toMatchObject({ status: 403 })
  })

  it('OPR-2 numbers are compared as people write them, of the same credential, while they are stated', async () => {
    const other = await credentialDesk(bench)
    await desk.state({ number: 'EMS-771204' })
    const elsewhere = async () => (await item(olga, desk.slug)).elsewhere
    for (const [number, count] of [
      ['ems 77 12 04', 1],
      ['ＥＭＳ７７１２０４', 1],
      ['EMS—771.204', 1],
      ['EMS-771205', 0],
    ] as const) {
      await other.state({ number })
      expect(await elsewhere(), number).toHaveLength(count)
    }
    await other.save({ credentials: ['b-corp'] })
    await db()
      .updateTable('credential_statements')
      .set({ number: 'EMS-771204', number_key: 'EMS771204' })
      .where('credential_id', '=', 'b-corp')
      .execute()
    expect(await elsewhere()).toEqual([])
    expect((await item(olga, desk.slug)).others).toEqual([])
  })

  it('OPR-1 a role that is taken away between reading and deciding decides nothing', async () => {
    const call = await decision(olga, desk.slug, approve)
    await revokeRoles(db(), olga.user.id, { role: 'verifier', brandId: null })
    expect(await refuse(bench.app.url, queueDecision, call)).toMatchObject({
      ...{ status: 403, code: 'not-an-operator' },
    })
    expect(await db().selectFrom('queued_decisions').select('id').execute()).toEqual([])
  })

  it('OPR-1 who asks to join the supplier between reading and deciding decides nothing', async () => {
    const call = await decision(olga, desk.slug, approve)
    await memberActions(bench).claim(olga, desk.slug)
    expect(await refuse(bench.app.url, queueDecision, call)).toMatchObject({
      ...{ status: 403, code: 'own-organisation' },
    })
    expect(await refuse(bench.app.url, queueItem, one(olga, desk.slug))).toMatchObject({
      ...{ status: 403, code: 'own-organisation' },
    })
  })

  it('OPR-2 a credential that has left the catalogue waits and is decided on like any other', async () => {
    const gone = 'gone-label'
    for (const table of ['organisation_credentials', 'credential_statements'] as const)
      await db().updateTable(table).set({ credential_id: gone }).execute()
    expect((await queue(olga)).results).toMatchObject([{ credentialId: gone, state: 'pending' }])
    expect(await item(olga, desk.slug, gone)).toMatchObject({ credentialId: gone })
    await decide(olga, desk.slug, approve, gone)
    await passed()
    const details = JSON.stringify({ credential: gone, method: 'document' })
    expect(await recorded(desk.slug)).toContainEqual({
      ...{ actor: olga.user.email, action: 'credential.approve', details },
    })
  })
})
