import { expect, it } from 'vitest'
import * as limits from '#src/contract/limits.ts'
import { auditOf } from '#server/store/people/audit-of-person.ts'
import { buyerDesk } from '../../fixtures/buyer-desk.ts'
import { contractSuite } from '../../fixtures/contract-suite.ts'
import { anObjective } from '../../fixtures/buyer-actions.ts'

contractSuite('buyers', (bench) => {
  const desk = buyerDesk(bench)

  it('DSC-3 registers a buyer for whoever has a confirmed address, who manages it then', async () => {
    const ada = await desk.somebody('Ada')
    const slug = await desk.create(ada, 'Quandong Retail')
    expect(slug).toMatch(/^quandong-retail-[0-9a-f]{8}$/)
    expect(await desk.own(ada)).toEqual({
      results: [{ type: 'BUYER', slug, name: 'Quandong Retail', version: 1, role: 'ADMIN' }],
      invitations: [],
    })
    const eve = await desk.somebody('Eve', { emailVerified: false })
    expect(await desk.refuse('createBuyer', eve, { body: { name: 'X' } })).toMatchObject({
      ...{ status: 403, code: 'address-unconfirmed', reason: 'buyer' },
    })
    expect(await desk.refuse('createBuyer', ada, { body: { name: ' ' } })).toMatchObject({
      ...{ status: 422, field: 'name' },
    })
  })

  it('DSC-3 the slug of a buyer does not tell whether there is another one of its name', async () => {
    const [ada, bo] = [await desk.somebody('Ada'), await desk.somebody('Bo')]
    const [first, second] = [await desk.create(ada, 'Mulga'), await desk.create(bo, 'Mulga')]
    for (const slug of [first, second]) expect(slug).toMatch(/^mulga-[0-9a-f]{8}$/)
  })

  it('DSC-3 is no organisation: nobody finds it, and its slug leads nowhere', async () => {
    const ada = await desk.somebody('Ada')
    const slug = await desk.create(ada, 'Boobialla Foods')
    const answers = await Promise.all(
      [
        `/api/public/organisation/detail/${slug}`,
        '/api/public/suppliers?q=boobialla',
        `/api/organizations/${slug}`,
      ].map(async (path) => {
        const headers = { authorization: `Bearer ${ada.token}` }
        const answer = await fetch(bench.app.url + path, { headers })
        return { status: answer.status, text: await answer.text() }
      }),
    )
    expect(answers.map(({ status }) => status)).toEqual([404, 200, 404])
    expect(answers[1]?.text).not.toContain('Boobialla')
  })

  it('DSC-3 a stranger is told the same of a buyer that is there as of none', async () => {
    const [ada, eve] = [await desk.somebody('Ada'), await desk.somebody('Eve')]
    const slug = await desk.create(ada)
    const there = await desk.refuse('buyer', eve, { params: { buyer: slug } })
    const nowhere = await desk.refuse('buyer', eve, { params: { buyer: 'no-buyer-at-all' } })
    expect(there).toEqual(nowhere)
    expect(there).toMatchObject({ status: 404, code: 'unknown-buyer' })
  })

  it('DSC-3 of two who rename it at once, the second is told that somebody has', async () => {
    const ada = await desk.somebody('Ada')
    const buyer = await desk.create(ada)
    const rename = (name: string, version: number) =>
      desk.send('changeBuyer', ada, { params: { buyer }, body: { name, version } })
    const answers = await Promise.all([rename('One', 1), rename('Two', 1)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]))
    const { results } = await desk.own(ada)
    expect(results).toMatchObject([{ version: 2 }])
    expect((await rename('Three', 2)).status).toBe(200)
  })

  it('DSC-3 is deleted with its team and its objectives, and the audit log says who did it', async () => {
    const [ada, bo] = [await desk.somebody('Ada'), await desk.somebody('Bo')]
    const buyer = await desk.create(ada)
    await desk.join(bo, ada, buyer, 'EDITOR')
    await desk.add(bo, buyer, anObjective)
    expect((await desk.send('removeBuyer', ada, { params: { buyer } })).status).toBe(204)
    for (const one of [ada, bo]) expect((await desk.own(one)).results).toEqual([])
    for (const table of ['buyers', 'buyer_members', 'buyer_objectives'] as const) {
      const rows = await bench.open.db.selectFrom(table).selectAll().execute()
      expect(JSON.stringify(rows), table).not.toContain(buyer)
    }
    const entries = await auditOf(bench.open.db, [ada.user.id])
    expect(entries.map(({ action }) => action)).toEqual([
      ...['buyer.create', 'buyer.invite', 'buyer.remove'],
    ])
  })

  it('DSC-3 an account manages as many buyers as it may, and belongs to more', async () => {
    const [ada, bo] = [await desk.somebody('Ada'), await desk.somebody('Bo')]
    for (let count = 0; count < limits.buyersOfAccount; count += 1) await desk.create(ada)
    expect(await desk.refuse('createBuyer', ada, { body: { name: 'One more' } })).toMatchObject({
      ...{ status: 409, code: 'too-many-buyers' },
    })
    await desk.join(ada, bo, await desk.create(bo), 'VIEWER')
    expect((await desk.own(ada)).results).toHaveLength(limits.buyersOfAccount + 1)
  })
})
