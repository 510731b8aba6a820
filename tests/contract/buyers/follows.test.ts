import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { removeExpiredRows } from '#server/store/expired-rows.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import * as limits from '#src/contract/limits.ts'
import { succeed } from '../../fixtures/call.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { morningAhead, type NewsDesk, newsDesk } from '../../fixtures/news-desk.ts'
import { operate } from '../../fixtures/operator.ts'

const day = 86_400_000

contractSuite('suppliers that a buyer follows', (bench) => {
  let news: NewsDesk
  let ada: Person
  let buyer: string
  let slug: string
  beforeAll(async () => {
    news = await newsDesk(bench)
  })
  afterAll(() => news.app.close())
  beforeEach(async () => {
    ada = await news.desk.somebody('Ada')
    buyer = await news.desk.create(ada, 'Quandong Retail')
    slug = (await news.supplier(`${news.newWord()} Mill`)).slug
    news.post.reset()
  })
  const change = (name: 'followSupplier' | 'unfollowSupplier', supplier = slug, by = ada) =>
    news.desk.send(name, by, { params: { buyer, supplier } })
  const list = () => news.desk.succeed('followedSuppliers', ada, { params: { buyer } })
  const decide = async (verb: string, ...more: string[]) => {
    const { code, stderr } = await operate(bench.place, [
      ...['credentials', verb, slug, 'iso-14001', ...more],
    ])
    if (code !== 0) throw new Error(stderr)
    await news.app.followed()
  }
  const approve = (expires: string) => decide('approve', '--how', 'document', '--expires', expires)
  const renew = (expires: string) => decide('check', '--how', 'document', '--expires', expires)
  const mailEvery = (cadence: string, by = ada) =>
    news.desk.succeed('changeFollowMail', by, { params: { buyer }, body: { cadence } })

  it('DSC-4 is shown by what is public, with what has become of it since', async () => {
    expect((await change('followSupplier')).status).toBe(204)
    expect((await change('followSupplier')).status).toBe(204)
    expect(await list()).toMatchObject({
      cadence: 'weekly',
      results: [
        {
          ...{ slug, news: [] },
          shown: { place: 'Australia', credentialCount: 1, verifiedCredentials: 0 },
        },
      ],
    })
    await approve('2070-01-01')
    await renew('2071-01-01')
    expect((await list()).results[0]).toMatchObject({
      news: [
        { kind: 'renewed', name: 'ISO 14001' },
        { kind: 'confirmed', name: 'ISO 14001' },
      ],
    })
    await decide('revoke', 'Taken back.')
    expect((await list()).results[0]?.news).toMatchObject([{ kind: 'withdrawn' }])
    expect((await change('unfollowSupplier')).status).toBe(204)
    expect((await list()).results).toEqual([])
  })

  it('DSC-4 what was before it was followed is no news, and what was only claimed never is', async () => {
    await approve('2070-01-01')
    await change('followSupplier')
    await bench.open.db
      .updateTable('organisations')
      .set((own) => ({ name: own.ref('name') }))
      .execute()
    await news.app.followed()
    expect((await list()).results[0]?.news).toEqual([])
  })

  it('DSC-4 a member is written to once a day about all of it, and of what is so now alone', async () => {
    await change('followSupplier')
    await mailEvery('daily')
    await approve('2070-01-01')
    await news.run(morningAhead(1))
    const [{ subject, text } = { subject: '', text: '' }, ...more] = news.mailsTo(ada)
    expect(more).toEqual([])
    expect(subject).toMatch(/^News of a supplier that you follow · /)
    expect(text).toContain('Suppliers that Quandong Retail follows')
    expect(text).toContain(
      `Mill: ISO 14001 is confirmed. https://portal.example/organization/${slug}`,
    )
    await news.run(morningAhead(2))
    expect(news.mailsTo(ada)).toHaveLength(1)
    await renew('2071-01-01')
    await decide('suspend', 'The certifier looks into it.')
    await news.run(morningAhead(3))
    const last = news.mailsTo(ada).at(-1)?.text ?? ''
    expect([last.includes('is withdrawn'), last.includes('is renewed')]).toEqual([true, false])
  })

  it('DSC-4 news that come after others are gone are told all the same', async () => {
    await change('followSupplier')
    await mailEvery('daily')
    await approve('2070-01-01')
    await news.run(morningAhead(1))
    expect(news.mailsTo(ada)).toHaveLength(1)
    // With the suppliers that they were about.
    await bench.open.db.deleteFrom('supplier_news').execute()
    await renew('2071-01-01')
    await news.run(morningAhead(2))
    expect(news.mailsTo(ada).at(-1)?.text).toContain('ISO 14001 is renewed')
  })

  it('DSC-4 news are kept for a year', async () => {
    await change('followSupplier')
    await approve('2070-01-01')
    const kinds = async () => (await list()).results.map((one) => one.news.map(({ kind }) => kind))
    await removeExpiredRows(bench.open, Date.now() + 364 * day)
    expect(await kinds()).toEqual([['confirmed']])
    await removeExpiredRows(bench.open, Date.now() + 366 * day)
    expect(await kinds()).toEqual([[]])
  })

  it('DSC-4 of a profile that is not public now, nothing is told', async () => {
    await change('followSupplier')
    await mailEvery('daily')
    await approve('2070-01-01')
    await operate(bench.place, ['organisations', 'suspend', slug])
    await news.app.followed()
    news.post.reset()
    await news.run(morningAhead(1))
    expect(news.mailsTo(ada)).toEqual([])
    expect((await list()).results).toMatchObject([{ slug, shown: null, news: [] }])
    expect((await change('followSupplier', 'no-such-supplier')).status).toBe(404)
  })

  it('DSC-4 two processes at once tell it once, and who has left is told nothing', async () => {
    const lee = await news.desk.somebody('Lee')
    await news.desk.join(lee, ada, buyer, 'VIEWER')
    await change('followSupplier')
    for (const one of [ada, lee]) await mailEvery('daily', one)
    await approve('2070-01-01')
    await news.desk.send('leaveBuyer', lee, { params: { buyer } })
    await news.app.followed()
    news.post.reset()
    await Promise.all([1, 2].map(() => news.write(morningAhead(1))))
    await news.app.followed()
    expect([news.mailsTo(ada).length, news.mailsTo(lee).length]).toEqual([1, 0])
  })

  it('DSC-4 a merger lets those who follow one follow the other', async () => {
    const other = (await news.supplier(`${news.newWord()} Works`)).slug
    await change('followSupplier')
    expect(
      (await operate(bench.place, ['organisations', 'merge', slug, other, '--yes'])).code,
    ).toBe(0)
    expect((await list()).results.map((one) => one.slug)).toEqual([other])
  })

  it('DSC-4 SEC-2 a supplier sees how many buyers it interests, and neither whom nor very few', async () => {
    const made = await news.supplier(`${news.newWord()} Kiln`)
    const { name } = await bench.open.db
      .selectFrom('organisations')
      .select('name')
      .where('slug', '=', made.slug)
      .executeTakeFirstOrThrow()
    const [query = ''] = name.split(' ')
    const seen = async () => {
      const call = { token: made.owner.token, params: { slug: made.slug }, query: {} }
      return (await succeed(news.app.url, endpoints.organisationVisits, call)).data.buyers
    }
    for (const [at, one] of ['Ada', 'Bo', 'Cy'].entries()) {
      expect(await seen()).toEqual({ following: null, searching: null })
      const person = await news.desk.somebody(one)
      const own = await news.desk.create(person, `Buyer ${at}`)
      const params = { buyer: own, supplier: made.slug }
      await news.desk.send('followSupplier', person, { params })
      // A buyer counts once, however many of its searches find it.
      for (const search of [`q=${query}`, `q=${query}&country=AU`])
        await news.keep(person, own, search, 'off')
    }
    const answer = await seen()
    expect(answer).toEqual({ following: 3, searching: 3 })
    expect(JSON.stringify(answer)).not.toMatch(/Buyer|buyer-/)
  })

  it('DSC-4 a buyer follows as many as it may', async () => {
    const { db } = bench.open
    const { id } = await db
      .selectFrom('buyers')
      .select('id')
      .where('slug', '=', buyer)
      .executeTakeFirstOrThrow()
    const some = await db
      .selectFrom('organisations')
      .selectAll()
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
    const { no: _, ...copied } = some
    const copies = Array.from({ length: limits.followedSuppliers }, (_each, at) => ({
      ...{ ...copied, id: crypto.randomUUID(), slug: `${slug}-${at}` },
    }))
    for (const copy of copies) await db.insertInto('organisations').values(copy).execute()
    const follows = copies.map((copy) => ({
      ...{ buyer_id: id, organisation_id: copy.id, brand_id: null, since_news: 0 },
      created_at: new Date().toISOString(),
    }))
    for (const one of follows) await db.insertInto('buyer_follows').values(one).execute()
    expect(
      await news.desk.refuse('followSupplier', ada, { params: { buyer, supplier: slug } }),
    ).toMatchObject({ status: 422, code: 'too-many-follows' })
  })
})
