import { beforeAll, expect, it } from 'vitest'
import type { ObjectiveInput, ObjectivePart } from '#src/contract/buyers/objective.ts'
import * as limits from '#src/contract/limits.ts'
import { anObjective } from '../../fixtures/buyer-actions.ts'
import { buyerDesk } from '../../fixtures/buyer-desk.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { operate } from '../../fixtures/operator.ts'
import { fullProfile } from '../../fixtures/profile.ts'
import { searchDesk } from '../../fixtures/search-desk.ts'

const of = (...parts: ObjectivePart[]): ObjectiveInput => ({
  ...{ name: 'Ours', why: '', needed: null, parts },
})

contractSuite('objectives of a buyer', (bench) => {
  const desk = buyerDesk(bench)
  const { save, namesOf } = searchDesk(bench)
  let ada: Person
  let supplier: string

  beforeAll(async () => {
    ada = await desk.somebody('Ada')
    const wattle = await save('Wattle & Wool Pty Ltd', fullProfile)
    await save('Women Only Pty Ltd', { country: 'AU', attributes: ['women-owned'] })
    supplier = wattle.slug
    const line = ['credentials', 'approve', supplier, 'iso-14001', '--how', 'register']
    const more = ['--expires', '2070-01-01', '--entry', 'https://register.example/1']
    const { code, stderr } = await operate(bench.place, [...line, ...more])
    if (code !== 0) throw new Error(stderr)
    await bench.app.followed()
  })
  const assess = async (buyer: string, ...slugs: string[]) =>
    desk.succeed('assessSuppliers', ada, { params: { buyer }, body: { slugs } }) as Promise<{
      objectives: { id: string; name: string }[]
      results: {
        slug: string
        fits: { id: string; isServed: boolean; parts: { isMet: boolean; by: object[] }[] }[]
      }[]
    }>

  it('DSC-3 keeps what an editor writes, in the order that they choose', async () => {
    const buyer = await desk.create(ada)
    const first = await desk.add(ada, buyer, anObjective)
    expect(first).toMatchObject({
      ...{ version: 1, name: 'Cleaner transport', why: 'Half of what we emit.', needed: 2 },
      parts: [
        { kind: 'sdg', values: [{ id: '13', name: 'Climate Action' }] },
        {
          ...{ kind: 'credential', assurance: 'document-seen' },
          values: [{ id: 'iso-14001', name: 'ISO 14001' }],
        },
        { kind: 'region', values: [{ id: 'AU', name: 'Australia' }] },
      ],
    })
    const second = await desk.add(ada, buyer, { ...anObjective, name: 'Second' })
    const third = await desk.add(ada, buyer, { ...anObjective, name: 'Third' }, first.id)
    const names = async () => (await desk.objectives(ada, buyer)).map(({ name }) => name)
    expect(await names()).toEqual(['Cleaner transport', 'Third', 'Second'])
    const move = (id: string, after: string | null) =>
      desk.send('moveObjective', ada, { params: { buyer, id }, body: { after } })
    expect((await move(second.id, null)).status).toBe(200)
    expect(await names()).toEqual(['Second', 'Cleaner transport', 'Third'])
    expect((await move(second.id, third.id)).status).toBe(200)
    expect(await names()).toEqual(['Cleaner transport', 'Third', 'Second'])
    expect((await move(crypto.randomUUID(), null)).status).toBe(404)
  })

  it('DSC-3 of two who change one at once, the second is told; nothing is lost', async () => {
    const buyer = await desk.create(ada)
    const { id } = await desk.add(ada, buyer, anObjective)
    const change = (name: string, version: number) =>
      desk.send('changeObjective', ada, {
        ...{ params: { buyer, id }, body: { version, content: { ...anObjective, name } } },
      })
    const answers = await Promise.all([change('One', 1), change('Two', 1)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]))
    const [kept] = await desk.objectives(ada, buyer)
    expect(kept?.version).toBe(2)
    const old = { params: { buyer, id, version: '1' } }
    expect(await desk.refuse('removeObjective', ada, old)).toMatchObject({
      ...{ status: 412, code: 'record-changed' },
    })
    const now = { params: { buyer, id, version: '2' } }
    expect((await desk.send('removeObjective', ada, now)).status).toBe(204)
    expect((await change('Three', 2)).status).toBe(404)
  })

  it.each<[string, object, string]>([
    ['no name', { name: '' }, 'content.name'],
    ['no part', { parts: [] }, 'content.parts'],
    ['more than it has parts', { needed: 4 }, 'content.needed'],
    [
      'an unknown credential',
      { parts: [{ kind: 'credential', values: ['x'] }] },
      'content.parts.0.values.0',
    ],
    [
      'an unknown region',
      { parts: [{ kind: 'region', values: ['AU', 'XX'] }] },
      'content.parts.0.values.1',
    ],
    [
      'a goal that is none',
      { parts: [{ kind: 'sdg', values: ['18'] }] },
      'content.parts.0.values.0',
    ],
    [
      'who owns a supplier',
      { parts: [{ kind: 'attribute', values: ['women-owned'] }] },
      'content.parts.0.kind',
    ],
  ])('DSC-3 names the field that is wrong: %s', async (_, wrong, field) => {
    const own = await desk.somebody('Cy')
    const mine = await desk.create(own)
    const call = {
      params: { buyer: mine },
      body: { content: { ...anObjective, needed: null, ...wrong } },
    }
    expect(await desk.refuse('createObjective', own, call)).toMatchObject({ status: 422, field })
  })

  it('DSC-3 a buyer has as many objectives as it may', async () => {
    const buyer = await desk.create(await desk.somebody('Dot').then((dot) => (ada = dot)))
    for (let count = 0; count < limits.objectives; count += 1)
      await desk.add(ada, buyer, anObjective)
    const more = { params: { buyer }, body: { content: anObjective } }
    expect(await desk.refuse('createObjective', ada, more)).toMatchObject({
      ...{ status: 422, code: 'too-many-objectives' },
    })
  })

  it('DSC-3 says which objectives a supplier serves, and by what of its profile', async () => {
    const buyer = await desk.create(ada)
    await desk.add(ada, buyer, anObjective)
    await desk.add(
      ada,
      buyer,
      of({ kind: 'credential', values: ['iso-14001'] }, { kind: 'region', values: ['KE'] }),
    )
    const { objectives, results } = await assess(buyer, supplier, 'no-such-supplier')
    expect(objectives.map(({ name }) => name)).toEqual(['Cleaner transport', 'Ours'])
    expect(results.map(({ slug }) => slug)).toEqual([supplier])
    const [fits] = results.map((one) => one.fits)
    expect(fits?.map(({ isServed }) => isServed)).toEqual([true, false])
    expect(fits?.[0]?.parts[1]).toEqual({
      ...{ isMet: true, by: [{ words: 'ISO 14001', assurance: 'issuer-confirmed' }] },
    })
    expect(fits?.[1]?.parts).toMatchObject([{ isMet: true }, { isMet: false, by: [] }])
  })

  it('DSC-3 an objective of one part of each kind means the same as a search', async () => {
    const buyer = await desk.create(ada)
    const content = of(
      { kind: 'credential', values: ['iso-14001'], assurance: 'issuer-confirmed' },
      { kind: 'country', values: ['AU'] },
    )
    await desk.add(ada, buyer, content)
    const { results } = await assess(buyer, supplier)
    const found = await namesOf({
      ...{ credential: ['iso-14001'], assurance: 'issuer-confirmed', country: ['AU'] },
    })
    expect(results[0]?.fits[0]?.isServed).toBe(true)
    expect(found).toEqual(['Wattle & Wool Pty Ltd'])
  })

  it('DSC-3 SEC-2 tells nothing of a supplier that its public profile does not say', async () => {
    const buyer = await desk.create(ada)
    await desk.add(ada, buyer, of({ kind: 'target', values: ['women', 'owned'] }))
    const answer = JSON.stringify(await assess(buyer, supplier, 'women-only-pty-ltd'))
    expect(answer).not.toContain('women-owned')
    expect(answer).not.toContain('"isMet":true')
    await bench.open.db
      .updateTable('organisations')
      .set({ status: 'SUSPENDED' })
      .where('slug', '=', supplier)
      .execute()
    expect((await assess(buyer, supplier)).results).toEqual([])
  })
})
