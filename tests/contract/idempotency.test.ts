import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { openDatabase } from '#server/store/database.ts'
import type { KeyState } from '#server/store/idempotency.ts'
import { refuse, send } from '../fixtures/call.ts'
import { contractSuite, type Person } from '../fixtures/contract-suite.ts'
import { memberActions } from '../fixtures/members.ts'
import { startTestApp } from '../fixtures/test-app.ts'

const { createSupplier, organisationDetails, updateOrganisation } = endpoints

contractSuite('idempotency', (bench) => {
  const act = memberActions(bench)
  const found = (
    { token }: Person,
    key: string,
    name = 'Wattle & Wool Pty Ltd',
    url = bench.app.url,
  ) => send(url, createSupplier, { token, body: { name }, headers: { 'idempotency-key': key } })
  const organisationsOf = ({ user }: Person) => bench.app.store.members.of(user.id)
  const keys = () => bench.open.db.selectFrom('idempotency_keys')

  /** The claim of a first attempt that has not ended. */
  async function claim({ user }: Person, key: string) {
    const state = await bench.app.store.idempotency.claim(user, key, 'a request')
    if (state.kind !== 'claimed') throw new Error(`The key is ${state.kind}`)
    return state.claim
  }
  const again = async ({ user }: Person, key: string): Promise<KeyState['kind']> =>
    (await bench.app.store.idempotency.claim(user, key, 'a request')).kind
  const endLease = (key: string) =>
    bench.open.db
      .updateTable('idempotency_keys')
      .set({ lease_until: '2000-01-01T00:00:00.000Z' })
      .where('key', '=', key)
      .execute()

  it('OFF-5 API-5 does what is sent twice under one key once, with the same answer', async () => {
    const person = await bench.person()
    const key = randomUUID()
    const first = await found(person, key)
    const second = await found(person, key)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(await second.text()).toBe(await first.text())
    expect(first.headers.get('idempotent-replayed')).toBeNull()
    expect(second.headers.get('idempotent-replayed')).toBe('true')
    expect(second.headers.get('cache-control')).toBe('private, no-store')
    expect(await organisationsOf(person)).toHaveLength(1)
  })

  it('OFF-5 API-5 refuses what is nested too deeply, and does not fail over it', async () => {
    const person = await bench.person()
    const depth = 5_000
    const body = Buffer.from('['.repeat(depth) + ']'.repeat(depth))
    const headers = { 'idempotency-key': randomUUID() }
    const answer = await send(bench.app.url, createSupplier, { token: person.token, body, headers })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ code: 'invalid', field: 'body' })
  })

  it('OFF-5 repeats the version of a save, and its conflict', async () => {
    const person = await bench.person()
    const slug = await bench.organisation(person)
    const save = (key: string, version: string) =>
      send(bench.app.url, updateOrganisation, {
        token: person.token,
        params: { slug },
        body: { description: 'Knitwear' },
        headers: { 'idempotency-key': key, 'if-match': version },
      })
    const [kept, conflicting] = [randomUUID(), randomUUID()]
    for (const replayed of [null, 'true']) {
      const saved = await save(kept, '"1"')
      expect([saved.status, saved.headers.get('etag')]).toEqual([200, '"2"'])
      expect(saved.headers.get('idempotent-replayed')).toBe(replayed)
      const refused = await save(conflicting, '"1"')
      expect([refused.status, refused.headers.get('etag')]).toEqual([412, '"2"'])
    }
  })

  it('API-5 refuses a key that was used for another request, and does nothing', async () => {
    const person = await bench.person()
    const key = randomUUID()
    await found(person, key)
    const call = { token: person.token, headers: { 'idempotency-key': key } }
    const other = { ...call, body: { name: 'Somebody else' } }
    expect(await refuse(bench.app.url, createSupplier, other)).toMatchObject({
      status: 422,
      code: 'idempotency-key-reused',
      field: 'Idempotency-Key',
    })
    expect(await organisationsOf(person)).toHaveLength(1)
  })

  it('API-4 knows the keys of each user apart', async () => {
    const [one, other] = [await bench.person(), await bench.person()]
    const key = randomUUID()
    await found(one, key)
    const answer = await found(other, key)
    expect(answer.headers.get('idempotent-replayed')).toBeNull()
    expect(await organisationsOf(other)).toHaveLength(1)
  })

  it.each(['short', 'x'.repeat(129), 'with a blank', 'ümlaut-key'])(
    'API-5 names the key %s that cannot be used',
    async (key) => {
      const person = await bench.person()
      const call = { token: person.token, body: { name: 'x' }, headers: { 'idempotency-key': key } }
      expect(await refuse(bench.app.url, createSupplier, call)).toMatchObject({
        status: 400,
        field: 'Idempotency-Key',
      })
    },
  )

  it('API-5 API-6 lets one of many requests at once do it, in two servers on one database', async () => {
    const open = await openDatabase(bench.place)
    const neighbour = await startTestApp(open, bench.signer.publicKey)
    const person = await bench.person()
    const key = randomUUID()
    const urls = [bench.app.url, neighbour.url]
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => found(person, key, 'Once', urls[index % 2])),
    )
    for (const { status, headers } of answers) {
      expect([201, 409]).toContain(status)
      expect(headers.get('retry-after')).toBe(status === 409 ? '1' : null)
    }
    expect(answers.map(({ status }) => status)).toContain(201)
    expect(await organisationsOf(person)).toHaveLength(1)
    expect((await found(person, key, 'Once')).headers.get('idempotent-replayed')).toBe('true')
    await neighbour.close()
    await open.close()
  })

  it('API-6 repeats nothing that was written when its attempt died before it answered', async () => {
    const person = await bench.person()
    const key = randomUUID()
    const attempt = await claim(person, key)
    const { idempotency, organisations } = bench.app.store
    await idempotency.during(attempt, () => organisations.found(person.user, 'Half answered'))
    expect(await again(person, key)).toBe('running')
    await endLease(key)
    expect(await again(person, key)).toBe('unanswered')
    expect(await organisationsOf(person)).toHaveLength(1)
  })

  it('API-6 does what an attempt that died had not written, and rolls that one back if it lives', async () => {
    const person = await bench.person()
    const key = randomUUID()
    const slow = await claim(person, key)
    await endLease(key)
    const next = await claim(person, key)
    const { idempotency, organisations } = bench.app.store
    const tooLate = idempotency.during(slow, () => organisations.found(person.user, 'Too late'))
    await expect(tooLate).rejects.toThrow('taken over')
    await idempotency.during(next, () => organisations.found(person.user, 'In time'))
    expect(await organisationsOf(person)).toMatchObject([{ organisation: { name: 'In time' } }])
  })

  it('API-5 gives a key back whose request failed or may be allowed later', async () => {
    const owner = await bench.person()
    const slug = await bench.organisation(owner)
    const stranger = await bench.person()
    const key = randomUUID()
    const call = {
      token: stranger.token,
      params: { slug },
      body: { description: 'Mine' },
      headers: { 'idempotency-key': key },
    }
    expect((await send(bench.app.url, updateOrganisation, call)).status).toBe(403)
    expect(await keys().select('status').where('key', '=', key).execute()).toEqual([])
  })

  it('API-4 repeats no answer to somebody who may not make the request any more', async () => {
    const owner = await bench.person()
    const slug = await bench.organisation(owner)
    const employee = await act.person('Emil')
    const { id } = await act.join(employee, owner, slug, 'EMPLOYEE')
    const call = {
      token: employee.token,
      params: { slug },
      body: { description: 'Known to members only' },
      headers: { 'idempotency-key': randomUUID() },
    }
    expect((await send(bench.app.url, updateOrganisation, call)).status).toBe(200)
    await act.remove(owner, slug, id)
    const answer = await send(bench.app.url, updateOrganisation, call)
    expect(answer.status).toBe(403)
    const text = await answer.text()
    expect(JSON.parse(text)).toMatchObject({ code: 'not-a-member' })
    expect(text).not.toContain('Known to members only')
  })

  it('OFF-5 tells whoever has left, and did not hear so, that it is done', async () => {
    const owner = await bench.person()
    const slug = await bench.organisation(owner)
    const employee = await act.person('Emil')
    await act.join(employee, owner, slug, 'EMPLOYEE')
    const headers = { 'idempotency-key': randomUUID() }
    const call = { token: employee.token, params: { slug }, headers }
    for (const replayed of [null, 'true']) {
      const left = await send(bench.app.url, endpoints.leaveOrganisation, call)
      expect([left.status, left.headers.get('idempotent-replayed')]).toEqual([204, replayed])
    }
    const other = { ...call, headers: { 'idempotency-key': randomUUID() } }
    expect((await send(bench.app.url, endpoints.leaveOrganisation, other)).status).toBe(403)
  })

  it('SEC-5 forgets answers after 48 hours, and with their user', async () => {
    const [old, gone, other] = [await bench.person(), await bench.person(), await bench.person()]
    const key = randomUUID()
    await found(old, key)
    await found(gone, key)
    const { db } = bench.open
    const threeDaysAgo = new Date(Date.now() - 3 * 86_400_000).toISOString()
    await db
      .updateTable('idempotency_keys')
      .set({ created_at: threeDaysAgo })
      .where('user_id', '=', old.user.id)
      .execute()
    await db.deleteFrom('memberships').where('user_id', '=', gone.user.id).execute()
    await db.deleteFrom('users').where('id', '=', gone.user.id).execute()
    await found(other, key)
    const rows = await keys().select('user_id').where('key', '=', key).execute()
    expect(rows).toEqual([{ user_id: other.user.id }])
  })

  it('API-5 reads are not touched by a key', async () => {
    const person = await bench.person()
    const slug = await bench.organisation(person)
    const headers = { 'idempotency-key': 'x' }
    const call = { token: person.token, params: { slug }, headers }
    expect((await send(bench.app.url, organisationDetails, call)).status).toBe(200)
  })
})
