import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { succeed } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { operate } from '../fixtures/operator.ts'

const { updateOrganisation } = endpoints

contractSuite('profiles that search engines are told of', (bench) => {
  const slugs = async () => (await bench.app.store.organisations.listed(0)).map((one) => one.slug)
  const idOf = async (slug: string) => (await bench.app.store.organisations.find(slug))?.id ?? ''

  it.each([
    ['credential', { credentials: ['iso-14001'] }],
    ['attribute', { attributes: ['women-owned'] }],
  ])(
    'PUB-10 are those that can be shared: with one %s, until they are suspended',
    async (_, body) => {
      const owner = await bench.person()
      const slug = await bench.organisation(owner)
      expect(await slugs()).not.toContain(slug)
      const call = { token: owner.token, params: { slug }, body }
      const { data } = await succeed(bench.app.url, updateOrganisation, call)
      expect(await bench.app.store.organisations.listed(0)).toContainEqual({
        slug,
        updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      })
      expect(data.shareable).toBe(true)
      expect(await bench.app.store.organisations.listedParts()).toEqual([0])
      expect(await bench.app.store.organisations.listed(1)).toEqual([])
      await bench.open.db
        .updateTable('organisations')
        .set({ status: 'SUSPENDED' })
        .where('slug', '=', slug)
        .execute()
      expect(await slugs()).not.toContain(slug)
    },
  )

  it('PUB-10 go with the last thing that can be shared, and come back with the status', async () => {
    const owner = await bench.person()
    const slug = await bench.organisation(owner)
    const save = (body: object) =>
      succeed(bench.app.url, updateOrganisation, { token: owner.token, params: { slug }, body })
    await save({ credentials: ['iso-14001', 'b-corp'], attributes: ['women-owned'] })
    await save({ attributes: [] })
    await save({ credentials: ['b-corp'] })
    expect(await slugs()).toContain(slug)
    for (const status of ['suspend', 'restore']) {
      expect((await operate(bench.place, ['organisations', status, slug])).code).toBe(0)
      expect((await slugs()).includes(slug)).toBe(status === 'restore')
    }
    await save({ credentials: [] })
    expect(await slugs()).not.toContain(slug)
  })

  it('PUB-10 are told of under the remaining name after a merger', async () => {
    const owner = await bench.person()
    const [from, into] = [await bench.organisation(owner), await bench.organisation(owner)]
    const body = { credentials: ['iso-14001'] }
    const call = { token: owner.token, params: { slug: from }, body }
    await succeed(bench.app.url, updateOrganisation, call)
    const line = ['organisations', 'merge', from, into, '--yes']
    expect((await operate(bench.place, line)).code).toBe(0)
    const left = await slugs()
    expect(left).toContain(into)
    expect(left).not.toContain(from)
  })

  it('PUB-10 are told of while one thing comes as another goes, at the same moment', async () => {
    const { db, engine } = bench.open
    const slug = await bench.organisation(await bench.person())
    const own = { organisation_id: await idOf(slug) }
    const [going, coming] = ['women-owned', 'indigenous'].map((attribute_id) => ({
      ...{ ...own, attribute_id, source: 'SELF' as const },
    }))
    if (!going || !coming) throw new Error('There are two')
    await db.insertInto('organisation_attributes').values(going).execute()
    let isThere = false
    // Asked on a connection of its own: within a transaction, the answer stays the first one.
    const waits = async () =>
      (
        await sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      ).rows.length > 0
    let added = Promise.resolve()
    await db.transaction().execute(async (transaction) => {
      await transaction
        .deleteFrom('organisation_attributes')
        .where('organisation_id', '=', own.organisation_id)
        .execute()
      added = db
        .insertInto('organisation_attributes')
        .values(coming)
        .execute()
        .then(() => {
          isThere = true
        })
      // On SQLite it cannot begin before this one has ended.
      if (engine.name === 'sqlite') return
      await expect.poll(async () => isThere || (await waits())).toBe(true)
    })
    await added
    expect(await slugs()).toContain(slug)
  })
})
