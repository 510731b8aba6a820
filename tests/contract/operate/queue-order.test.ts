import { beforeEach, expect, it } from 'vitest'
import { claimCredentials } from '#server/store/credentials/claim-credentials.ts'
import { saveStates } from '#server/store/credentials/save-states.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { queuePage } from '#src/contract/operate/queue.ts'
import { refuse, succeed } from '../../fixtures/call.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { type CredentialDesk, credentialDesk, day, iso } from '../../fixtures/credential-desk.ts'
import { approve, verifierDesk } from '../../fixtures/verifier-desk.ts'

const { verificationQueue, undoDecision } = endpoints

contractSuite('what waits in the queue of verifiers', (bench) => {
  const { decide, operator, queue, slugs } = verifierDesk(bench)
  const db = () => bench.open.db
  let desk: CredentialDesk
  let olga: Person
  beforeEach(async () => {
    await db().deleteFrom('organisations').execute()
    desk = await credentialDesk(bench)
    olga = await operator('Olga')
  })
  const since = async () => Date.parse((await queue(olga)).results[0]?.since ?? '')
  /** Asserts that the only item waits since something is done, and not since before. */
  const waitsSince = async (action: () => Promise<unknown>) => {
    const before = Date.now()
    await action()
    expect(await since()).toBeGreaterThanOrEqual(before)
    // What is stated twice in a millisecond is dated into the next one.
    expect(await since()).toBeLessThanOrEqual(Date.now() + 1)
  }
  /** As if the last day of what was confirmed were over. */
  const expire = async () => {
    await db()
      .updateTable('credential_statements')
      .set({ expires_on: day(-3) })
      .execute()
    const id = await desk.id()
    await db()
      .transaction()
      .execute((transaction) => saveStates(transaction, id))
  }

  it('OPR-2 waits since that was handed in on which nobody has decided', async () => {
    await waitsSince(() => desk.state({ number: 'A-1' }))
    const stated = await since()
    await desk.upload()
    expect(await since()).toBe(stated)
    await desk.done('ask', 'Please send page 2.')
    await waitsSince(() => desk.upload())
    await desk.done('refuse', '--reason', 'Another name.')
    await waitsSince(() => desk.state({ number: 'A-2' }))
    await desk.done('approve', '--how', 'document', '--expires', day(30))
    await waitsSince(() => desk.upload())
  })

  it('OPR-2 waits no more once it is decided on, and again once something is handed in', async () => {
    const own = [desk.slug]
    await desk.done('ask', 'Please send page 2.')
    expect(await slugs(olga)).toEqual([])
    await desk.upload()
    expect(await queue(olga)).toMatchObject({ total: 1, results: [{ state: 'pending', files: 1 }] })
    await desk.done('refuse', '--reason', 'Another name.')
    expect(await slugs(olga)).toEqual([])
    await desk.state({ number: 'A-1' })
    expect(await slugs(olga)).toEqual(own)
    await desk.done('approve', '--how', 'document', '--expires', day(300))
    await desk.state({ expiresOn: day(700) })
    expect(await queue(olga)).toMatchObject({ results: [{ state: 'renewal' }] })
    // It cannot be confirmed before it is restored.
    await desk.done('suspend', 'Under review.')
    expect(await slugs(olga)).toEqual([])
    await desk.done('restore')
    expect(await slugs(olga)).toEqual(own)
    await desk.state({ expiresOn: day(300) })
    expect(await slugs(olga)).toEqual([])
  })

  it('OPR-2 what has expired waits with new papers alone', async () => {
    await desk.done('approve', '--how', 'document', '--expires', day(30))
    await expire()
    expect((await desk.held())?.state).toBe('expired')
    expect(await slugs(olga)).toEqual([])
    await desk.upload()
    expect((await queue(olga, { kind: 'renewal' })).results).toMatchObject([{ state: 'expired' }])
  })

  it('OPR-2 what was decided on waits no more, unless that is undone', async () => {
    const { id } = await decide(olga, desk.slug, approve)
    expect(await queue(olga)).toMatchObject({ results: [], total: 0 })
    await succeed(bench.app.url, undoDecision, { token: olga.token, params: { id } })
    expect(await queue(olga)).toMatchObject({ results: [{ slug: desk.slug }], total: 1 })
  })

  it('OPR-2 each filter shows what fits, alone and together with others', async () => {
    const renewed = await credentialDesk(bench)
    await renewed.done('approve', '--how', 'document', '--expires', day(300))
    await renewed.state({ expiresOn: day(700) })
    await renewed.upload()
    const abroad = await credentialDesk(bench)
    await abroad.save({ credentials: ['b-corp'], country: 'NZ' })
    const [a, b, c] = [desk.slug, renewed.slug, abroad.slug]
    for (const [query, found] of [
      [{}, [a, b, c]],
      [{ kind: 'new' }, [a, c]],
      [{ kind: 'renewal' }, [b]],
      [{ credential: iso }, [a, b]],
      [{ credential: 'b-corp' }, [c]],
      [{ credential: 'never-was' }, []],
      [{ country: 'NZ' }, [c]],
      [{ files: 'yes' }, [b]],
      [{ files: 'no' }, [a, c]],
      [{ kind: 'new', credential: iso }, [a]],
      [{ kind: 'new', country: 'NZ', files: 'no' }, [c]],
      [{ kind: 'renewal', credential: iso, country: 'AU', files: 'yes' }, [b]],
      [{ kind: 'renewal', files: 'no' }, []],
    ] as const) {
      const shown = await queue(olga, query)
      const slugsShown = shown.results.map(({ slug }) => slug)
      expect([slugsShown, shown.total], JSON.stringify(query)).toEqual([found, found.length])
    }
  })

  it('OPR-2 pages go on where the one before ended, whatever comes and goes between them', async () => {
    const organisationId = await desk.id()
    const ids = Array.from({ length: queuePage + 5 }, (_, at) => `kind-${String(at + 10)}`)
    await db()
      .transaction()
      .execute(async (transaction) => {
        // All at once: since the same instant.
        await claimCredentials(transaction, organisationId, ids, null)
      })
    const page = async (after?: string) => {
      const { results, next, total } = await queue(olga, { ...(after && { after }) })
      return { ids: results.map(({ credentialId }) => credentialId), next, total }
    }
    const first = await page()
    expect(first).toMatchObject({ total: ids.length + 1, ids: [iso, ...ids.slice(0, 49)] })
    // One that was shown is decided, one that was not goes, and one comes behind them all.
    await desk.done('refuse')
    await db()
      .deleteFrom('organisation_credentials')
      .where('credential_id', '=', ids[52] ?? '')
      .execute()
    const last = await credentialDesk(bench)
    const second = await page(first.next ?? '')
    expect(second.ids).toEqual([...ids.slice(49, 52), ...ids.slice(53), iso])
    expect(second.next).toBeNull()
    expect((await queue(olga, { after: first.next ?? '' })).results.at(-1)?.slug).toBe(last.slug)
  })

  it.each([
    ['no JSON', 'nonsense'],
    ['too few values', ['2026-01-01T00:00:00.000Z', 'a']],
    ['a number', ['2026-01-01T00:00:00.000Z', 1, iso]],
    ['no time', ['yesterday', 'a', iso]],
    ['what no database can look for', ['2026-01-01T00:00:00.000Z', 'a\0', iso]],
    ['half a character', ['2026-01-01T00:00:00.000Z', 'a\ud800', iso]],
  ])('OPR-2 a place with %s is refused by its name', async (_, place) => {
    const after = Buffer.from(JSON.stringify(place)).toString('base64url')
    const call = { token: olga.token, query: { after } }
    expect(await refuse(bench.app.url, verificationQueue, call)).toMatchObject({
      ...{ status: 422, field: 'after' },
    })
  })
})
