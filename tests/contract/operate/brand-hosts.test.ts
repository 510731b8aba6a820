import { beforeAll, expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import type { BrandChange } from '#src/contract/operate/brand-changes.ts'
import { asBrandState } from '#src/contract/operate/brand-state.ts'
import { stepUpMinutes } from '#src/contract/operate/operator-role.ts'
import type { StoredBrand } from '#src/contract/stored-brand.ts'
import { brandDesk, grey } from '../../fixtures/brand-desk.ts'
import { refuse, succeed } from '../../fixtures/call.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'

const { brandByHost, createBrand, publishBrand, publishBrandAgain } = endpoints

contractSuite('hosts of brands in the console', (bench) => {
  const { brandOf, colour, on, operator, publish, read, refusedSave, save, seen, shown } =
    brandDesk(bench)
  const url = () => bench.app.url
  let admin: Person
  beforeAll(async () => {
    admin = await operator('Ada', null, ['admin'])
  })

  it('OPR-4 a host moves only by an admin of all brands, and never the last one', async () => {
    const first = await brandOf({ name: 'First' })
    const { id, host, editor } = await brandOf()
    const take = (hosts: string[]): BrandChange => ({ path: '/hosts', was: [host], value: hosts })
    await save(id, [take([host, first.host])], admin)
    expect(await read(id, editor)).toMatchObject({
      faults: [
        { path: '/hosts', code: 'hosts-changed' },
        { path: '/hosts/1', code: 'host-taken', message: expect.not.stringContaining('First') },
      ],
      ...{ moves: [], mayChangeHosts: false },
    })
    const asAdmin = await read(id, admin)
    expect(asAdmin.faults).toMatchObject([{ path: '/hosts/1', code: 'last-host' }])
    expect(asAdmin.moves).toEqual([{ host: first.host, brandId: first.id, brand: 'First' }])
    const brands = await bench.app.store.brands.all()
    await bench.app.store.brands.put(brands.find((one) => one.id === first.id) as StoredBrand, [
      'second.example',
    ])
    expect((await read(id, admin)).faults).toEqual([])
    await publish(id, admin)
    expect((await shown(first.host)).id).toBe(id)
    // The brand that has lost it has another state by that.
    expect((await bench.app.store.brandStates.record(first.id)).published).toMatchObject({
      ...{ number: 3, state: { hosts: ['second.example'] } },
    })
    let { hosts: was } = asBrandState((await read(id, editor)).published?.state as never)
    for (const hosts of [[], ['https://x.example/'], [host, host]]) {
      const { faults } = await save(id, [{ path: '/hosts', was, value: hosts }], admin)
      expect(faults).toMatchObject([{ code: hosts.length === 0 ? 'no-host' : 'not-a-host' }])
      was = hosts
    }
  })

  it('OPR-4 a draft that leaves the hosts alone goes on with those that the command line gives meanwhile', async () => {
    const { id, host, editor } = await brandOf()
    await save(id, [colour(grey, '#123456')], editor)
    const brands = await bench.app.store.brands.all()
    const stored = brands.find((one) => one.id === id) as StoredBrand
    await bench.app.store.brands.put(stored, [host, `new-${host}`])
    await save(id, [colour('#123456', '#234567')], editor)
    const hosts = [host, `new-${host}`].toSorted()
    expect(await read(id, editor)).toMatchObject({ faults: [], draft: { state: { hosts } } })
    await publish(id, editor)
    expect((await bench.app.store.brandStates.record(id)).published?.state.hosts).toEqual(hosts)
    expect((await shown(`new-${host}`)).brandColors.primaryColor).toBe('#234567')
  })

  it('OPR-4 hosts are changed by admins of all brands alone, who have just signed in', async () => {
    const { id, host, editor } = await brandOf()
    const more = [host, `more-${host}`]
    const change: BrandChange = { path: '/hosts', was: [host], value: more }
    const ofBrand = await operator('Al', id, ['admin'])
    for (const by of [editor, ofBrand, await operator('Em', null, ['editor'])])
      expect(await refusedSave(id, [change], by)).toMatchObject({
        ...{ status: 403, code: 'hosts-of-admins', field: '/hosts' },
      })
    expect((await read(id, editor)).draft).toBeNull()
    await save(id, [change], admin)
    const body = await seen(id, admin)
    expect(await refuse(url(), publishBrand, { ...on(id, editor), body })).toMatchObject({
      ...{ status: 422, code: 'brand-faults', field: '/hosts' },
    })
    const provedAt = Date.now() - (stepUpMinutes + 1) * 60_000
    const token = await bench.signer.token({ ...admin.user, hasSecondFactor: true, provedAt })
    expect(await refuse(url(), publishBrand, { ...on(id, admin), token, body })).toMatchObject({
      ...{ status: 403, code: 'sign-in-again', reason: 'hosts' },
    })
    expect(await bench.app.store.brands.hostsOf(id)).toEqual([host])
    await publish(id, admin)
    expect(await bench.app.store.brands.hostsOf(id)).toEqual(more)
    // What is no host needs no other sign-in, and an earlier state comes back without its hosts.
    await save(id, [colour(grey, '#0a3d2c')], editor)
    await succeed(url(), publishBrand, { ...on(id, admin), token, body: await seen(id, admin) })
    const again = { ...on(id, editor), params: { id, number: '1' }, body: { published: 3 } }
    await succeed(url(), publishBrandAgain, again)
    expect((await shown(`more-${host}`)).brandColors.primaryColor).toBe(grey)
    const first = { ...again, body: { published: 4 } }
    expect(await refuse(url(), publishBrandAgain, { ...first, token })).toMatchObject({
      ...{ status: 403, code: 'sign-in-again' },
    })
    await succeed(url(), publishBrandAgain, { ...first, token: admin.token })
    expect(await bench.app.store.brands.hostsOf(id)).toEqual([host])
  })

  it('OPR-4 a host with another port is the same host, on this machine alone another one', async () => {
    const first = await brandOf({ name: 'First' })
    const { id, host, editor } = await brandOf()
    const local = `${id}.localhost`
    const typed = [host, `${first.host.toUpperCase()}.:8443`, `${local}:4310`, `${local}:4320`]
    await save(id, [{ path: '/hosts', was: [host], value: typed }], admin)
    const { draft, faults, moves } = await read(id, admin)
    const port = `${first.host}:8443`
    const hosts = [host, port, `${local}:4310`, `${local}:4320`]
    expect(draft?.state.hosts).toEqual(hosts)
    expect(faults).toMatchObject([{ path: '/hosts/1', code: 'last-host' }])
    expect(moves).toEqual([{ host: port, brandId: first.id, brand: 'First' }])
    expect((await read(id, editor)).faults).toMatchObject([
      { path: '/hosts', code: 'hosts-changed' },
      { path: '/hosts/1', code: 'host-taken' },
    ])
    const twice = [...hosts, `${host}:1`]
    const saved = await save(id, [{ path: '/hosts', was: hosts, value: twice }], admin)
    expect(saved.faults.map(({ path, code }) => [path, code])).toEqual([
      ['/hosts/1', 'last-host'],
      ['/hosts/4', 'not-a-host'],
    ])
  })

  it('OPR-4 a host that moves is gone from the other brand with all ports', async () => {
    const { brands, brandStates } = bench.app.store
    const [first, second] = [await brandOf(), await brandOf()]
    const stored = (await brands.all()).find(({ id }) => id === second.id) as StoredBrand
    await brands.put(stored, [`${first.host}:8443`])
    expect(await brands.hostsOf(first.id)).toEqual([])
    expect(await brands.hostsOf(second.id)).toEqual([second.host, `${first.host}:8443`].toSorted())
    expect((await brandStates.record(first.id)).published).toMatchObject({ number: 2 })
    await brands.put(stored, [first.host])
    expect(await brands.hostsOf(second.id)).toEqual([second.host, first.host].toSorted())
  })

  it('OPR-4 an admin of all brands begins a brand, which nobody sees before it is published', async () => {
    const id = `begun-${bench.open.engine.name}`
    const host = `${id}.example`
    const call = { token: admin.token, body: { id, name: 'Begun', host: host.toUpperCase() } }
    const { data } = await succeed(url(), createBrand, call)
    expect(data).toMatchObject({ published: null, draft: { begunOn: null }, faults: [] })
    expect(await refuse(url(), brandByHost, { params: { host } })).toMatchObject({ status: 404 })
    expect(await refuse(url(), createBrand, call)).toMatchObject({
      ...{ status: 409, code: 'brand-exists' },
    })
    expect(
      await refuse(url(), createBrand, { ...call, body: { ...call.body, id: 'x', host: 'a/b' } }),
    ).toMatchObject({ status: 422, field: 'host' })
    const ofBrand = await operator('Al', id, ['admin'])
    expect(await refuse(url(), createBrand, { ...call, token: ofBrand.token })).toMatchObject({
      status: 403,
    })
    expect(await publish(id, admin)).toMatchObject({ number: 1 })
    expect((await shown(host)).name).toBe('Begun')
  })
})
