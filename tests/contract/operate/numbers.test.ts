import { beforeEach, expect, it } from 'vitest'
import { defaultBrand } from '#src/contract/default-brand.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { type FlowName, type Numbers, queueNames } from '#src/contract/operate/numbers.ts'
import { takeNumbers } from '#server/store/numbers/take-numbers.ts'
import { refuse, send, succeed } from '../../fixtures/call.ts'
import { claimDesk } from '../../fixtures/claim-desk.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { type CredentialDesk, credentialDesk, day } from '../../fixtures/credential-desk.ts'
import { operateJson } from '../../fixtures/operator.ts'
import { reportedCases } from '../../fixtures/reported-cases.ts'
import { verifierDesk } from '../../fixtures/verifier-desk.ts'
import { waitingPair } from '../../fixtures/waiting-pair.ts'

const { numbers, numbersFile, searchOrganisations } = endpoints

contractSuite('numbers for operators', (bench) => {
  let desk: CredentialDesk
  let reader: Person
  const by = verifierDesk(bench)

  beforeEach(async () => {
    await bench.open.db.deleteFrom('organisations').execute()
    await bench.open.db.deleteFrom('daily_numbers').execute()
    desk = await credentialDesk(bench)
    reader = await by.operator('reader', null, ['editor'])
  })

  const counted = () =>
    takeNumbers(bench.open.db, { now: Date.now(), signal: AbortSignal.timeout(60_000) })
  const read = async (as = reader, query: { brand?: string; days?: '7' | '365' } = {}) =>
    (await succeed(bench.app.url, numbers, { token: as.token, query })).data
  const suppliers = ({ stocks }: Numbers) => stocks.suppliers[day(0)]
  const sums = ({ flows }: Numbers, ...names: FlowName[]) =>
    names.map((name) => flows[name].reduce((sum, one) => sum + one, 0))

  it('OPR-6 counts suppliers, complete profiles, verified and expiring credentials and decisions', async () => {
    const empty = await bench.person()
    await bench.organisation(empty, 'Nothing yet')
    const second = await credentialDesk(bench)
    await desk.done('approve', '--how', 'document', '--expires', day(80))
    await second.done('refuse', '--reason', 'It is of another company.')
    await counted()
    await counted()
    const found = await read()
    const { suppliers, complete, verified, expiring, members } = found.stocks
    // What was refused is shown to nobody.
    expect([suppliers, complete, verified, expiring, members]).toEqual(
      [3, 1, 1, 1, 3].map((count) => ({ [day(0)]: count })),
    )
    expect(sums(found, 'newSuppliers', 'decided', 'refused')).toEqual([3, 2, 1])
    expect(found.waiting.credentials).toBe(0)
    expect(found.medianWait).toBeGreaterThanOrEqual(0)
    expect(found.ninetiethWait).toBeGreaterThanOrEqual(found.medianWait ?? Infinity)
    expect(found.undelivered).toBe(0)
  })

  it('OPR-6 counts searches and those that find nothing, and keeps no word of them', async () => {
    const { token } = await bench.person()
    for (const keyword of ['wattle', 'Zyxwvut Ltd'])
      await succeed(bench.app.url, searchOrganisations, { token, query: { keyword } })
    await bench.app.store.numbers.save()
    expect(sums(await read(reader, { days: '7' }), 'searches', 'emptySearches')).toEqual([2, 1])
    const kept = await bench.open.db.selectFrom('daily_numbers').selectAll().execute()
    expect(JSON.stringify(kept).toLowerCase()).not.toMatch(/wattle|zyxwvut/)
  })

  it('OPR-6 operators of a brand see the numbers of its suppliers, and no others', async () => {
    await counted()
    const brand = { ...defaultBrand, id: 'green', domain: 'green.example' }
    await bench.app.store.brands.put(brand, ['green.example'])
    await bench.open.db
      .updateTable('organisations')
      .set({ brand_id: brand.id })
      .where('slug', '=', desk.slug)
      .execute()
    await credentialDesk(bench)
    await counted()
    const ofBrand = await by.operator('of-brand', brand.id, ['support'])
    const ofOther = await by.operator('of-other', 'another', ['support'])
    expect(suppliers(await read())).toBe(2)
    expect(suppliers(await read(reader, { brand: brand.id }))).toBe(1)
    const own = await read(ofBrand)
    expect([suppliers(own), own.waiting.credentials, own.undelivered]).toEqual([1, 1, null])
    expect(suppliers(await read(ofOther))).toBeUndefined()
    const call = { token: ofOther.token, query: { brand: brand.id } }
    expect(await refuse(bench.app.url, numbers, call)).toMatchObject({ status: 403 })
    const unknown = { token: reader.token, query: { brand: 'nobody' } }
    expect(await refuse(bench.app.url, numbers, unknown)).toMatchObject({ status: 422 })
  })

  it('OPR-6 counts what waits in each queue, of the brands of whoever looks', async () => {
    const { db } = bench.open
    const id = (await bench.app.store.organisations.find(desk.slug))?.id ?? ''
    await reportedCases(db, id).report()
    await reportedCases(db, id).appeal()
    await waitingPair(db, id)
    await bench.app.store.benefitClaims.claim({
      ...{ organisationId: id, userId: reader.user.id, benefit: 'butn', host: 'localhost' },
      ...{ phoneNumber: '+61290001234', identifiers: ['51 824 753 556'] },
    })
    const claims = claimDesk(bench)
    await claims.asks(await claims.person('Ruth'), await claims.supplier('With nobody in it'))
    const one = Object.fromEntries(queueNames.map((name) => [name, 1]))
    expect((await read()).waiting).toEqual(one)
    const ofOther = await by.operator('of-other', 'another', ['support'])
    const none = Object.fromEntries(queueNames.map((name) => [name, 0]))
    expect((await read(ofOther)).waiting).toEqual(none)
  })

  it('OPR-6 the file and the command line say the same as the console', async () => {
    await counted()
    const answer = await send(bench.app.url, numbersFile, { token: reader.token })
    expect(answer.headers.get('content-disposition')).toContain('credence-numbers-')
    const lines = (await answer.text()).trimEnd().split('\r\n')
    expect(lines).toHaveLength(31)
    expect(lines[0]).toMatch(/^day,suppliers,complete,/)
    expect(lines.at(-1)).toBe(`${day(0)},1,1,0,0,1,0,0,0,0,0,1,0,0`)
    const [found] = (await operateJson(bench.place, ['numbers'])) as [Numbers]
    expect(found.stocks).toEqual((await read()).stocks)
  })
})
