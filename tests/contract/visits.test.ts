import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { leastNamed, mostHosts, type VisitPeriod } from '#src/contract/visits.ts'
import { takeNumbers } from '#server/store/numbers/take-numbers.ts'
import { refuse, send, succeed } from '../fixtures/call.ts'
import { contractSuite, type Person } from '../fixtures/contract-suite.ts'
import { jump } from '../fixtures/credential-desk.ts'
import { operate } from '../fixtures/operator.ts'

const { badge, organisationVisits, publicProfile } = endpoints
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

contractSuite('views and badge loads', (bench) => {
  let owner: Person
  let slug: string
  const db = () => bench.open.db

  beforeEach(async () => {
    await db().deleteFrom('visit_sums').execute()
    await db().deleteFrom('daily_numbers').execute()
    owner = await bench.person()
    slug = await bench.organisation(owner, `Wattle ${owner.user.id}`)
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const loadBadge = async (headers: Record<string, string>) => {
    const { status } = await send(bench.app.url, badge, {
      ...{ params: { style: 'green' }, query: { organisation: slug } },
      headers: { 'user-agent': firefox, ...headers },
    })
    expect(status).toBe(200)
  }
  const loadBadges = async (host: string, times: number) => {
    for (let time = 0; time < times; time += 1)
      await loadBadge({ referer: `https://${host}/page?of=a-person` })
  }
  const readProfile = (headers: Record<string, string>) =>
    send(bench.app.url, publicProfile, {
      params: { slug },
      headers: { 'user-agent': firefox, ...headers },
    })
  const seen = async (days: VisitPeriod = '30', by = owner) => {
    await bench.app.store.numbers.save()
    const token = await bench.signer.token(by.user)
    const call = { token, params: { slug }, query: { days } }
    return (await succeed(bench.app.url, organisationVisits, call)).data
  }
  const today = (series: readonly number[]) => series.at(-1)
  const rows = () => db().selectFrom('visit_sums').selectAll().orderBy('host').execute()

  it('OPR-6 suppliers see the loads of their badge, and only hosts that show it often', async () => {
    await loadBadges('www.buyer.example', leastNamed)
    await loadBadges('seldom.example', leastNamed - 1)
    await loadBadge({})
    const { daily, hosts, before } = await seen()
    expect(daily.badge).toHaveLength(30)
    expect(today(daily.badge)).toBe(2 * leastNamed)
    expect(hosts.badge).toEqual([
      { host: 'buyer.example', count: leastNamed },
      { host: null, count: leastNamed - 1 },
    ])
    expect(hosts.view).toEqual([])
    expect(before).toBeNull()
  })

  it('OPR-6 keeps nothing of who has looked, and no host of whoever wants no tracking', async () => {
    await loadBadge({ referer: 'https://private.example/secret-page', 'sec-gpc': '1' })
    await loadBadge({ referer: 'https://private.example/secret-page', dnt: '1' })
    await loadBadge({ referer: 'https://buyer.example/secret-page' })
    await seen()
    const kept = await rows()
    expect(kept.map(({ host, count }) => [host, count])).toEqual([
      ['', 2],
      ['buyer.example', 1],
    ])
    expect(Object.keys(kept[0] ?? {}).toSorted()).toEqual(
      ['organisation_id', 'day', 'kind', 'host', 'count'].toSorted(),
    )
  })

  it('OPR-6 counts neither programs, nor what is fetched ahead, nor pages of the portal itself', async () => {
    await loadBadge({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
    await loadBadge({ 'sec-purpose': 'prefetch' })
    await loadBadge({ referer: `${bench.app.url}/organisation` })
    await readProfile({})
    await readProfile({ referer: `${bench.app.url}/` })
    expect((await seen()).daily).toMatchObject({
      view: Array.from({ length: 30 }, () => 0),
      badge: Array.from({ length: 30 }, () => 0),
      widget: Array.from({ length: 30 }, () => 0),
    })
  })

  it('OPR-6 tells a profile that was opened within the portal from a live badge elsewhere', async () => {
    await readProfile({
      referer: `${bench.app.url}/organization/${slug}`,
      'sec-fetch-mode': 'cors',
    })
    await readProfile({ referer: `${bench.app.url}/de/organization/${slug}` })
    await readProfile({ origin: 'https://shop.example' })
    const { daily } = await seen()
    expect([today(daily.view), today(daily.widget)]).toEqual([2, 1])
  })

  it('OPR-6 a stranger who makes up hosts adds no more rows than are kept for a day', async () => {
    const { numbers } = bench.app.store
    for (let round = 0; round < 3; round += 1) {
      for (let at = 0; at < 2 * mostHosts; at += 1)
        numbers.countVisit({ slug, kind: 'view', host: `h${round}-${at}.example` }, Date.now())
      await numbers.save()
    }
    expect(await rows()).toHaveLength(mostHosts + 1)
    expect(today((await seen()).daily.view)).toBe(6 * mostHosts)
  })

  it('OPR-6 what could not be written is written later, and several processes add to one sum', async () => {
    const { numbers } = bench.app.store
    numbers.countVisit({ slug, kind: 'view', host: 'buyer.example' }, Date.now())
    numbers.countSearch('', false, Date.now())
    await db().schema.alterTable('daily_numbers').renameTo('away').execute()
    await expect(numbers.save()).rejects.toThrow(/daily_numbers/)
    await db().schema.alterTable('away').renameTo('daily_numbers').execute()
    await numbers.save()
    numbers.countVisit({ slug, kind: 'view', host: 'buyer.example' }, Date.now())
    expect(today((await seen()).daily.view)).toBe(2)
    const found = await db().selectFrom('daily_numbers').select(['name', 'count']).execute()
    expect(Object.fromEntries(found.map(({ name, count }) => [name, count]))).toEqual({
      ...{ searches: 1, emptySearches: 1, views: 2 },
    })
  })

  it('OPR-6 tells the change once the whole period before was counted, and forgets after 25 months', async () => {
    await loadBadges('buyer.example', 3)
    await seen()
    await db()
      .updateTable('organisations')
      .set({ created_at: '2020-01-01T00:00:00.000Z' })
      .where('slug', '=', slug)
      .execute()
    jump(59)
    expect(await seen()).toMatchObject({ before: { badge: 3 }, hosts: { badge: [] } })
    expect(await seen('90')).toMatchObject({ before: null, hosts: { badge: [{ host: null }] } })
    jump(25 * 31)
    const signal = AbortSignal.timeout(60_000)
    await takeNumbers(db(), { now: Date.now(), signal })
    expect(await rows()).toEqual([])
  })

  it('OPR-6 two profiles that become one have the views of both', async () => {
    const into = slug
    await loadBadges('buyer.example', 2)
    slug = await bench.organisation(owner, `Wattle again ${owner.user.id}`)
    await loadBadges('buyer.example', 3)
    await loadBadges('other.example', 1)
    await bench.app.store.numbers.save()
    expect(
      await operate(bench.place, ['organisations', 'merge', slug, into, '--yes']),
    ).toMatchObject({
      code: 0,
    })
    slug = into
    expect((await rows()).map(({ host, count }) => [host, count])).toEqual([
      ['buyer.example', 5],
      ['other.example', 1],
    ])
  })

  it('OPR-6 nobody but its people sees how a profile is looked at', async () => {
    const stranger = await bench.person()
    const call = { token: stranger.token, params: { slug } }
    expect(await refuse(bench.app.url, organisationVisits, call)).toMatchObject({ status: 403 })
  })
})
