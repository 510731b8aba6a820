import { beforeAll, beforeEach, expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { credence } from '#server/demo/brands/credence.ts'
import { verdant } from '#server/demo/brands/verdant.ts'
import { demoModules } from '#server/demo/modules.ts'
import type { ModuleInput } from '#server/store/module-input.ts'
import { refuse, send, succeed } from '../fixtures/call.ts'
import { contractSuite, type Person } from '../fixtures/contract-suite.ts'
import { rawCall } from '../fixtures/raw-call.ts'

const { attributes, moduleTicket, supplierModules } = endpoints

contractSuite('modules', (bench) => {
  let owner: Person
  let slug: string

  beforeAll(async () => {
    await bench.app.store.brands.put(credence, ['127.0.0.1'])
    await bench.app.store.brands.put(verdant, ['verdant.example'])
  })

  beforeEach(async () => {
    owner = await bench.person()
    slug = await bench.organisation(owner)
    await bench.open.db.deleteFrom('modules').execute()
  })

  const [carbon, circular] = demoModules
  if (!carbon || !circular) throw new Error('There are no demo modules')
  const put = (module: ModuleInput) => bench.app.store.modules.put(module)
  const list = () => succeed(bench.app.url, supplierModules)

  it('MOD-2 API-1 is an empty list before there is any', async () => {
    expect(await list()).toEqual([])
  })

  it('MOD-1 lists the modules of the brand and of every brand, in their order', async () => {
    for (const module of demoModules) await put(module)
    await put({ ...carbon, brandId: 'verdant' })
    expect((await list()).map((one) => one.id)).toEqual([
      'circular-economy',
      'recycled-content',
      'human-rights',
      'supplier-spend',
      'water-stewardship',
    ])
    const headers = { host: 'verdant.example' }
    const { text } = await rawCall(bench.app.url, '/api/v1/brands/supplier-modules', { headers })
    expect((JSON.parse(text) as unknown[])[0]).toEqual({
      id: 'carbon-footprint',
      caption: 'Carbon footprint',
      title: 'Show that you <strong>measure and cut</strong> your greenhouse gas emissions',
      icon_url: '/modules/carbon-footprint.svg',
      questionnaire: '/questionnaires/carbon-footprint',
      tags: ['Earn tag'],
    })
  })

  it('MOD-1 SEC-4 keeps <strong> in a title and no other markup', async () => {
    const title = '<strong onclick="x()">Act</strong> <img src=x onerror=y()><a href="//z">now</a>'
    await put({ ...carbon, title })
    expect((await list()).map((one) => one.title)).toEqual(['<strong>Act</strong> now'])
  })

  it('MOD-1 stores no module that is not whole', async () => {
    for (const wrong of [
      { ...carbon, id: 'not an id' },
      { ...carbon, icon_url: 'data:image/svg+xml,<svg/>' },
      { ...carbon, icon_url: '//elsewhere.example/icon.svg' },
      { ...carbon, questionnaire: 'javascript:alert(1)' },
      { ...carbon, questionnaire: '/questionnaires/nothing' },
      { ...carbon, questionnaire: '/members' },
      { ...carbon, title: '<script>alert(1)</script>' },
      { ...carbon, attributeIds: ['women-owned'] },
      { ...carbon, attributeIds: ['certified-environment'] },
      { ...carbon, brandId: 'nobody' },
      { ...carbon, more: 'than a module has' },
    ]) {
      await expect(put(wrong)).rejects.toThrow(/./)
    }
    expect(await list()).toEqual([])
  })

  it('MOD-1 API-5 sends the list again only when it has changed', async () => {
    await put(carbon)
    const first = await send(bench.app.url, supplierModules)
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
    expect((await send(bench.app.url, supplierModules, { headers })).status).toBe(304)
    await put(circular)
    expect(await succeed(bench.app.url, supplierModules, { headers })).toHaveLength(2)
  })

  it('MOD-3 PRF-9 earns attributes of the catalogue that nobody can tick', async () => {
    const { results } = await succeed(bench.app.url, attributes)
    const known = new Map(results.map((one) => [one.id, one.isSelfReportable]))
    for (const id of demoModules.flatMap((module) => module.attributeIds)) {
      expect(known.get(id)).toBe(false)
    }
    const { updateOrganisation } = endpoints
    const body = { attributes: ['module-carbon-footprint'] }
    const call = { token: owner.token, params: { slug }, body }
    expect(await refuse(bench.app.url, updateOrganisation, call)).toMatchObject({ status: 422 })
  })

  it('MOD-3 gives members a ticket that lives for a day, and nobody else', async () => {
    await put(carbon)
    const params = { slug, moduleId: 'carbon-footprint' }
    const { data } = await succeed(bench.app.url, moduleTicket, { token: owner.token, params })
    expect(data.ticket).not.toContain(slug)
    const hours = (Date.parse(data.expiresAt) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23)
    expect(hours).toBeLessThanOrEqual(24)
    const { token } = await bench.person()
    const statuses = [
      await refuse(bench.app.url, moduleTicket, { token, params }),
      await refuse(bench.app.url, moduleTicket, { params }),
    ]
    expect(statuses).toMatchObject([{ status: 403 }, { status: 401 }])
  })

  it('MOD-3 has no ticket for a module that the brand does not show', async () => {
    await put({ ...carbon, brandId: 'verdant' })
    for (const moduleId of ['carbon-footprint', 'nothing']) {
      const call = { token: owner.token, params: { slug, moduleId } }
      expect(await refuse(bench.app.url, moduleTicket, call)).toMatchObject({
        status: 404,
        code: 'unknown-module',
      })
    }
  })
})
