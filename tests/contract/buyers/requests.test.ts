import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { pdfFile } from '#server/evidence/testing/sample-files.ts'
import type { Mail } from '#server/mail/mail.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import * as limits from '#src/contract/limits.ts'
import { aRequest, localDay } from '../../fixtures/buyer-actions.ts'
import { buyerDesk } from '../../fixtures/buyer-desk.ts'
import { send } from '../../fixtures/call.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { startTestApp, type TestApp } from '../../fixtures/test-app.ts'
import { requestParties } from '../../fixtures/request-parties.ts'
import { evidencePath, filesBelow } from '../../fixtures/evidence-supplier.ts'

contractSuite('requests of buyers', (bench) => {
  const mails: Mail[] = []
  let app: TestApp
  const desk = buyerDesk(bench)
  let ada: Person
  beforeAll(async () => {
    const send = async (mail: Mail) => void mails.push(mail)
    app = await startTestApp(bench.open, bench.signer.publicKey, { mail: { send } })
  })
  // One account has so many buyers.
  beforeEach(async () => {
    ada = await desk.somebody('Ada')
  })

  afterAll(() => app.close())

  const both = () => requestParties(bench, desk, ada)
  const item = (request: { items: { id: string }[] } | undefined, at: number) =>
    request?.items[at]?.id ?? ''

  it('DSC-6 a buyer asks, the supplier sees what for, and what goes beyond the standard', async () => {
    const { ask, own, slug } = await both()
    const sent = await ask()
    expect(sent).toMatchObject({
      ...{ version: 1, state: 'open', purpose: 'Our report for the year.', dueOn: localDay(30) },
      supplier: { slug },
      items: [
        { kind: 'credential', value: 'iso-14001', isBeyond: true, outcome: null },
        {
          kind: 'disclosure',
          value: 'B3',
          name: 'B3 · Energy and greenhouse gas emissions',
          isBeyond: false,
        },
        { kind: 'question', isBeyond: true },
      ],
    })
    expect(sent.items[0]?.name).toMatch(/^ISO 14001/)
    expect(await own(sent.id)).toMatchObject({
      ...{ buyer: { name: 'Quandong Retail' }, mayDeclineBeyond: true, isRefused: false },
      ...{ state: 'open', items: [{ outcome: null }, { outcome: null }, { outcome: null }] },
    })
  })

  it('DSC-6 each item is answered by the profile, in words, by a file, or declined', async () => {
    const { ask, own, seen, answer, share, download } = await both()
    const sent = await ask()
    const file = (await share(sent.id, item(sent, 0)).then((one) => one.json())) as {
      data: { id: string }
    }
    // Nobody but the supplier sees what is being prepared.
    expect((await seen(sent.id))?.items[0]?.files).toEqual([])
    expect((await download(file.data.id)).status).toBe(404)
    const answers = [
      { item: item(sent, 0), outcome: 'given', text: '' },
      { item: item(sent, 1), outcome: 'profile', text: '' },
    ]
    expect((await answer(sent.id, 1, answers)).status).toBe(200)
    expect(await seen(sent.id)).toMatchObject({
      ...{ version: 2, state: 'open' },
      items: [
        { outcome: 'given', files: [{ id: file.data.id, name: 'certificate.pdf' }] },
        { outcome: 'profile' },
        { outcome: null },
      ],
    })
    const read = await download(file.data.id)
    expect(read.status).toBe(200)
    expect(read.headers.get('content-disposition')).toContain('certificate.pdf')
    const last = [{ item: item(sent, 2), outcome: 'declined', text: 'Not counted by us.' }]
    expect((await answer(sent.id, 2, last)).status).toBe(200)
    expect(await seen(sent.id)).toMatchObject({ state: 'answered' })
    expect(await own(sent.id)).toMatchObject({
      items: [{}, {}, { outcome: 'declined', text: 'Not counted by us.' }],
    })
  })

  it('DSC-6 a document is read by members of that buyer alone, and can be taken back', async () => {
    const { ask, own, share, answer, download, owner, slug, supplier } = await both()
    const sent = await ask()
    const evidence = await supplier.upload(pdfFile(randomUUID()))
    const to = { slug, id: sent.id, item: item(sent, 0) }
    const shared = await desk.succeed('shareEvidence', owner, {
      ...{ params: to, body: { evidence: evidence.id } },
    })
    await answer(sent.id, 1, [{ item: item(sent, 0), outcome: 'given', text: '' }])
    const other = await desk.somebody('Eve')
    const theirs = await desk.create(other)
    expect((await download(shared.data.id, other)).status).toBe(404)
    expect((await download(shared.data.id, other, theirs)).status).toBe(404)
    const folder = `${bench.place.dataDir}/evidence`
    // The evidence goes, what was shared stays until it is taken back too.
    await supplier.remove(evidence.id)
    expect((await download(shared.data.id)).status).toBe(200)
    const params = { slug, id: shared.data.id }
    expect((await desk.send('unshareFile', owner, { params })).status).toBe(204)
    expect((await download(shared.data.id)).status).toBe(404)
    expect(await filesBelow(folder)).not.toContain(evidencePath(evidence.sha256))
    // The answer was nothing but the file.
    expect(await own(sent.id)).toMatchObject({ version: 3, items: [{ outcome: null }, {}, {}] })
    expect((await share(sent.id, item(sent, 0))).status).toBe(201)
  })

  it('DSC-6 what goes beyond the standard is declined in one press, and the rest stays', async () => {
    const { ask, own, of, owner } = await both()
    const sent = await ask()
    const decline = { params: of(sent.id), body: { version: 1 } }
    expect((await desk.send('declineBeyond', owner, decline)).status).toBe(200)
    expect(await own(sent.id)).toMatchObject({
      ...{ state: 'open', version: 2 },
      items: [{ outcome: 'declined' }, { outcome: null }, { outcome: 'declined' }],
    })
  })

  it('DSC-6 one request to a supplier is open at a time; a withdrawn one needs no answer', async () => {
    const { ask, answer, params, slug, own, owner } = await both()
    const sent = await ask()
    const again = { params, body: { ...aRequest(), supplier: slug } }
    expect(await desk.refuse('sendRequest', ada, again)).toMatchObject({
      ...{ status: 409, code: 'request-open' },
    })
    const counts = () => desk.succeed('requestCounts', owner, { params: { slug } })
    expect(await counts()).toEqual({ data: { all: 1, open: 1 } })
    const withdrawal = { params: { ...params, id: sent.id }, body: { version: 1 } }
    expect((await desk.send('withdrawRequest', ada, withdrawal)).status).toBe(200)
    expect(await counts()).toEqual({ data: { all: 1, open: 0 } })
    expect(await own(sent.id)).toMatchObject({ state: 'withdrawn' })
    const late = await answer(sent.id, 2, [{ item: item(sent, 1), outcome: 'profile', text: '' }])
    expect(late.status).toBe(409)
    expect((await ask()).state).toBe('open')
  })

  it('DSC-6 what waits is listed first, however many others came later; each is on one page', async () => {
    const { ask, own, owner, params, slug } = await both()
    const { id } = await ask()
    const { db } = bench.open
    const asked = await db
      .selectFrom('requests')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const later = new Date(Date.parse(asked.sent_at) + 1000).toISOString()
    const withdrawn = { ...asked, sent_at: later, withdrawn_at: later }
    const others = Array.from({ length: limits.requestPage + 50 }, () => randomUUID())
    // Sent at the same moment, so that the place between two pages is told by their ids.
    for (const other of others)
      await db
        .insertInto('requests')
        .values({ ...withdrawn, id: other })
        .execute()
    expect(await own(id)).toMatchObject({ state: 'open' })
    for (const [name, by, of] of [
      ['receivedRequests', owner, { slug }],
      ['sentRequests', ada, params],
    ] as const) {
      const first = await desk.succeed(name, by, { params: of })
      expect(first.results).toHaveLength(limits.requestPage)
      const query = { after: first.next ?? '' }
      const second = await desk.succeed(name, by, { params: of, query })
      expect(second.next).toBeNull()
      const found = [...first.results, ...second.results].map((one) => one.id)
      expect(found.toSorted()).toEqual([id, ...others].toSorted())
    }
  })

  it('DSC-6 a supplier stops the requests of a buyer, and takes them again', async () => {
    const { ask, of, owner, params, slug } = await both()
    const { id } = await ask()
    const refuse = (isRefused: boolean) =>
      desk.succeed('refuseBuyer', owner, { params: of(id), body: { isRefused } })
    expect(await refuse(true)).toMatchObject({ data: { isRefused: true } })
    await desk.send('withdrawRequest', ada, { params: { ...params, id }, body: { version: 1 } })
    const again = { params, body: { ...aRequest(), supplier: slug } }
    expect(await desk.refuse('sendRequest', ada, again)).toMatchObject({
      ...{ status: 403, code: 'requests-refused' },
    })
    expect(await refuse(false)).toMatchObject({ data: { isRefused: false } })
    expect((await desk.send('sendRequest', ada, again)).status).toBe(201)
  })

  it('DSC-6 of two who answer at once, the second is told; nothing is lost', async () => {
    const { ask, answer, own } = await both()
    const sent = await ask()
    const say = (text: string) =>
      answer(sent.id, 1, [{ item: item(sent, 1), outcome: 'given', text }])
    const answers = await Promise.all([say('One.'), say('Two.')])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]))
    expect((await own(sent.id))?.version).toBe(2)
  })

  it('DSC-6 an answer has so many files; a request to nobody, or beyond the day’s number, is refused', async () => {
    const { ask, share, params, slug } = await both()
    const sent = await ask()
    for (let at = 0; at < limits.requestFiles; at += 1)
      expect((await share(sent.id, item(sent, 0))).status).toBe(201)
    expect((await share(sent.id, item(sent, 0))).status).toBe(422)
    const nowhere = { params, body: { ...aRequest(), supplier: 'no-such-supplier' } }
    expect((await desk.send('sendRequest', ada, nowhere)).status).toBe(404)
    expect(slug).not.toBe('no-such-supplier')
  })

  it('DSC-6 owners are told by mail, and whoever asked once everything is answered', async () => {
    const { ask, answer } = await both()
    const sent = await ask()
    await app.followed()
    const toOwner = mails.at(-1)
    expect(toOwner).toMatchObject({
      subject: expect.stringMatching(/^A buyer asks you for something/),
    })
    expect(toOwner?.text).toContain('Quandong Retail')
    expect(toOwner?.text).not.toContain('Our report for the year.')
    await answer(
      sent.id,
      1,
      sent.items.map(({ id }) => ({ item: id, outcome: 'declined', text: '' })),
    )
    await app.followed()
    expect(mails.at(-1)).toMatchObject({
      ...{ to: ada.user.email, subject: expect.stringMatching(/^Your request is answered/) },
    })
  })

  it('DSC-6 a file of a buyer that is deleted belongs to nothing any more', async () => {
    const { ask, share, params } = await both()
    const sent = await ask()
    const content = pdfFile(randomUUID())
    await share(sent.id, item(sent, 0), content)
    expect((await desk.send('removeBuyer', ada, { params })).status).toBe(204)
    const { results } = await desk.succeed('ownBuyers', ada, {})
    expect(results).not.toContainEqual(expect.objectContaining({ slug: params.buyer }))
    expect(
      await send(bench.app.url, endpoints.sentRequests, { token: ada.token, params }),
    ).toMatchObject({ status: 404 })
  })
})
