import { expect, it } from 'vitest'
import { deriveAttributesWith } from '#server/catalogue/attributes/follow-from-credentials.ts'
import { createDirectory } from '#server/demo/directory/supplier.ts'
import { seed as directorySeed, seedDirectory } from '#server/demo/directory/seed-directory.ts'
import { createTowns } from '#server/demo/directory/towns.ts'
import { saveDerivedAttributes } from '#server/store/credentials/save-derived-attributes.ts'
import { saveStates } from '#server/store/credentials/save-states.ts'
import type { Connection, Engine } from '#server/store/engine.ts'
import { mergeOrganisations } from '#server/store/merge/merge-organisations.ts'
import { wordStarts } from '#server/store/organisations/name-words.ts'
import { rememberUser } from '#server/store/users.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { succeed } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { testCatalogue } from '../fixtures/test-catalogue.ts'

const { profileHistory, publicProfile, searchOrganisations, updateOrganisation } = endpoints
const count = 60
const derive = deriveAttributesWith(testCatalogue)

/** Runs after what a transaction of the seeding has written, or after its end. */
type Watch = { beforeCommit?: () => void; afterCommit?: () => void }

contractSuite('generated suppliers of the demo', (bench) => {
  const towns = createTowns(testCatalogue)
  const directory = createDirectory({ ...testCatalogue, regionOf: towns.regionOf }, directorySeed)
  const suppliers = Array.from({ length: count }, (_, index) => directory.supplier(index))
  const now = Date.now()

  const seed = (
    most = count,
    watch: Watch = {},
    { signal }: AbortController = new AbortController(),
  ) => {
    const { db, engine } = bench.open
    const watched: Engine = {
      ...engine,
      async commitWithoutWaiting(connection, run) {
        await engine.commitWithoutWaiting(connection, async (transaction) => {
          await run(transaction)
          watch.beforeCommit?.()
        })
        watch.afterCommit?.()
      },
    }
    const needs = { open: { db, engine: watched }, catalogue: testCatalogue, count: most }
    return seedDirectory(needs, { now, signal })
  }
  const rows = (
    table: 'organisations' | 'organisation_slugs' | 'events',
    db: Connection = bench.open.db,
  ) => db.selectFrom(table).selectAll().execute()
  const number = async () => (await rows('organisations')).length
  const idOf = async (slug: string) =>
    (
      await bench.open.db
        .selectFrom('organisation_slugs')
        .select('organisation_id as id')
        .where('slug', '=', slug)
        .executeTakeFirstOrThrow()
    ).id
  const read = async (slug: string) =>
    (await succeed(bench.app.url, publicProfile, { params: { slug } })).data

  it('API-7 the seeding that is ended goes on where it stopped, and one that breaks off leaves no half', async () => {
    const ending = new AbortController()
    let commits = 0
    const afterCommit = () => (commits += 1) === 4 && ending.abort()
    await expect(seed(count, { afterCommit }, ending)).rejects.toThrow('aborted')
    const first = await number()
    expect(first).toBeGreaterThan(0)
    expect(first).toBeLessThan(count)
    const beforeCommit = () => {
      throw new Error('The process is gone')
    }
    await expect(seed(count, { beforeCommit })).rejects.toThrow('The process is gone')
    expect(await number()).toBe(first)
    // Two that take each other for gone.
    await Promise.all([seed(), seed()])
    const slugs = (await rows('organisations')).map((one) => ('slug' in one ? one.slug : ''))
    expect(slugs.toSorted()).toEqual(suppliers.map(({ slug }) => slug).toSorted())
  })

  it('API-7 PUB-3 each has a public profile that says what was generated', async () => {
    for (const one of suppliers) {
      const profile = await read(one.slug)
      const name = (id: string) => testCatalogue.productById(id)?.name
      expect(profile).toMatchObject({
        name: one.name,
        description: one.description,
        website: one.website,
      })
      expect(profile.categories.map((category) => category.name)).toEqual(one.products.map(name))
      expect(profile.targets).toEqual(one.targets)
      const ids = profile.sustainabilityCredentials.map(({ id }) => id)
      const shown = one.credentials.filter(({ answer }) => answer?.outcome !== 'refused')
      expect(ids.toSorted()).toEqual(shown.map(({ id }) => id).toSorted())
      const parts = [one.credentials, one.attributes, one.modules]
      expect(profile.shareable).toBe(parts.some((list) => list.length > 0))
    }
  })

  it('API-7 TRU-2 what is noted for queries is what a save would note', async () => {
    const noted = async () => {
      const { db } = bench.open
      const states = await db
        .selectFrom('organisation_credentials')
        .selectAll()
        .orderBy('organisation_id')
        .orderBy('credential_id')
        .execute()
      const derived = await db
        .selectFrom('organisation_attributes')
        .selectAll()
        .orderBy('organisation_id')
        .orderBy('attribute_id')
        .execute()
      const times = await db
        .selectFrom('organisations')
        .select(['id', 'next_state_at', 'next_reminder_at'])
        .orderBy('id')
        .execute()
      return { states, derived, times }
    }
    const before = await noted()
    expect(before.times.some(({ next_state_at: at }) => at !== null)).toBe(true)
    for (const { id } of before.times) {
      await bench.open.db.transaction().execute(async (transaction) => {
        await saveStates(transaction, id, now)
        await saveDerivedAttributes(transaction, id, derive)
      })
    }
    expect(await noted()).toEqual(before)
  })

  it('API-7 TRU-4 the history begins when a supplier joined, and has no change that nobody made', async () => {
    for (const { slug, changedDaysAgo, credentials, joinedDaysAgo } of suppliers) {
      const { data } = await succeed(bench.app.url, profileHistory, { params: { slug } })
      expect(data.events.filter(({ what }) => what === 'changed').length, slug).toBe(
        changedDaysAgo === null ? 0 : 1,
      )
      expect(data.events.filter(({ what }) => what === 'claimed').length).toBe(credentials.length)
      const days = (now - Date.parse(data.since)) / 86_400_000
      expect(Math.abs(days - joinedDaysAgo)).toBeLessThan(1)
    }
  })

  it('API-7 ORG-1 each is found by its name, by a short word too', async () => {
    const [one] = suppliers
    const { token } = await bench.person()
    const keyword = one?.name ?? ''
    const found = await succeed(bench.app.url, searchOrganisations, { token, query: { keyword } })
    expect(found.results.map(({ slug }) => slug)).toContain(one?.slug)
    const words = await bench.open.db
      .selectFrom('organisation_words as w')
      .innerJoin('organisations as o', 'o.no', 'w.organisation_no')
      .select(['w.word', 'o.core_key as core'])
      .execute()
    const expected = (await rows('organisations')).flatMap((row) =>
      'core_key' in row ? wordStarts(row.core_key).map((word) => `${row.core_key}: ${word}`) : [],
    )
    expect(words.map(({ core, word }) => `${core}: ${word}`).toSorted()).toEqual(
      expected.toSorted(),
    )
  })

  it('API-7 OPR-3 consumers of events hear of each, and take no two for one', async () => {
    await bench.app.followed()
    const { db } = bench.open
    const compared = await db.selectFrom('duplicate_keys').select('organisation_id').execute()
    expect(new Set(compared.map((one) => one.organisation_id)).size).toBe(count)
    expect(await db.selectFrom('duplicate_pairs').selectAll().execute()).toEqual([])
  })

  it('API-7 a second start adds nothing; what was changed stays, and what became part of another stays away', async () => {
    const [changed, from, into] = suppliers.filter(({ description }) => description !== '')
    if (!changed || !from || !into) throw new Error('There are too few suppliers')
    const person = await bench.person()
    const user = { ...person.user, firstName: 'Ada', lastName: 'Marsh', emailVerified: true }
    const own = { user_id: user.id, organisation_id: await idOf(changed.slug) }
    const moment = new Date().toISOString()
    await bench.open.db.transaction().execute(async (transaction) => {
      await rememberUser(transaction, user)
      await transaction
        .insertInto('memberships')
        .values({
          id: user.id,
          ...own,
          relationship: 'OWNER',
          created_at: moment,
          accepted_at: moment,
        })
        .execute()
    })
    await succeed(bench.app.url, updateOrganisation, {
      ...{ token: person.token, params: { slug: changed.slug } },
      body: { name: 'Another name', description: 'Changed by its owner' },
    })
    const pair = { from: await idOf(from.slug), into: await idOf(into.slug) }
    await bench.open.db
      .transaction()
      .execute(async (transaction) => void (await mergeOrganisations(transaction, pair, derive)))
    const before = await Promise.all([
      rows('organisations'),
      rows('organisation_slugs'),
      rows('events'),
    ])
    await seed()
    await seed(count - 20)
    expect(
      await Promise.all([rows('organisations'), rows('organisation_slugs'), rows('events')]),
    ).toEqual(before)
    expect(await read(changed.slug)).toMatchObject({
      ...{ name: 'Another name', description: 'Changed by its owner' },
    })
    // More of them are asked for.
    await seed(count + 3)
    expect(await number()).toBe(count + 3 - 1)
    expect((await read(from.slug)).slug).toBe(into.slug)
  })
})
