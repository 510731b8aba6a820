import { beforeAll, beforeEach, expect, it } from 'vitest'
import * as v from 'valibot'
import { offer as offerSchema } from '#src/contract/offer.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { credence } from '#server/demo/brands/credence.ts'
import { verdant } from '#server/demo/brands/verdant.ts'
import { demoOffers } from '#server/demo/offers.ts'
import { textIn } from '#src/contract/operator-text.ts'
import { refuse, send, succeed } from '../fixtures/call.ts'
import { contractSuite, type Person } from '../fixtures/contract-suite.ts'
import { rawCall } from '../fixtures/raw-call.ts'

const { claimFifo, fifoState, offers } = endpoints
const unclaimed = { claimed: false, fifoRef: '', redirectUrl: '', phoneNumber: '' }

contractSuite('benefits', (bench) => {
  let owner: Person
  let slug: string

  beforeAll(async () => {
    const { store } = bench.app
    await store.brands.put(credence, ['127.0.0.1'])
    await store.brands.put(verdant, ['verdant.example'])
    for (const one of demoOffers.filter(({ brandId }) => brandId !== 'harbour')) {
      await store.offers.put(one)
    }
  })

  beforeEach(async () => {
    owner = await bench.person()
    slug = await bench.organisation(owner)
  })

  const idsFor = async (host: string) => {
    const { status, text } = await rawCall(bench.app.url, '/offers', { headers: { host } })
    expect(status).toBe(200)
    return v.parse(v.array(offerSchema), JSON.parse(text)).map((one) => one.id)
  }
  const claim = (phoneNumber = '+61 2 9000 1234', { token } = owner) =>
    succeed(bench.app.url, claimFifo, { token, params: { slug }, body: { phoneNumber } })
  const state = async () => {
    const { token } = owner
    return (await succeed(bench.app.url, fifoState, { token, params: { slug } })).data
  }
  const claims = async () =>
    (await bench.app.store.benefitClaims.list({}, { limit: 1000 })).rows.filter(
      (one) => one.organisation.slug === slug,
    )

  it('BEN-1 API-1 lists the offers of the brand of the host and of every brand, in their order', async () => {
    expect(await idsFor('127.0.0.1')).toEqual([
      'ledgerleaf-carbon-accounting',
      'fifo-early-payment',
      'brightwire-renewable-power',
      'open-table-inclusion-training',
      'plain-audit-readiness',
    ])
    const forAll = [
      'ledgerleaf-carbon-accounting',
      'fifo-early-payment',
      'open-table-inclusion-training',
    ]
    expect(await idsFor('verdant.example')).toEqual([
      ...forAll,
      'second-furrow-seedlings',
      'crate-loop-packaging',
    ])
    expect(await idsFor('unknown.example')).toEqual(forAll)
  })

  it('BEN-1 gives every field of an offer', async () => {
    const [coupon] = await succeed(bench.app.url, offers)
    const { description = '' } = demoOffers[0] ?? {}
    expect(coupon).toEqual({
      id: 'ledgerleaf-carbon-accounting',
      offerLabel: 'Ledgerleaf',
      title: 'Carbon accounts from your invoices',
      description: textIn('en', description),
      discountCode: 'LEAF-30-CREDENCE',
      category: 'cupon',
      offerPercentage: 30,
      tag: 'Popular',
      iconCategories: ['Environment', 'Governance'],
      callToAction: '',
      callToActionLink: '',
      isFifo: false,
    })
  })

  it('BEN-1 API-5 sends the list again only when it has changed', async () => {
    const first = await send(bench.app.url, offers)
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('public, max-age=60')
    const headers = { 'if-none-match': etag }
    expect((await send(bench.app.url, offers, { headers })).status).toBe(304)
    const [change] = demoOffers
    if (!change) throw new Error('There are no demo offers')
    await bench.app.store.offers.put({ ...change, tag: 'Still popular' })
    const [changed, ...rest] = await succeed(bench.app.url, offers, { headers })
    expect([changed?.tag, rest.length]).toEqual(['Still popular', 4])
    await bench.app.store.offers.put(change)
  })

  it('BEN-1 stores no offer that is not whole', async () => {
    const before = await succeed(bench.app.url, offers)
    const [coupon, button] = demoOffers
    if (!coupon || !button) throw new Error('There are no demo offers')
    for (const wrong of [
      { ...coupon, discountCode: '' },
      { ...button, callToActionLink: 'javascript:alert(1)' },
      { ...button, callToActionLink: 'https://somebody@fifo.example/' },
      { ...button, callToAction: '' },
      { ...button, discountCode: 'NO-COUPON' },
      { ...button, id: 'not an id' },
      { ...button, brandId: 'nobody' },
      { ...button, more: 'than an offer has' },
    ]) {
      await expect(bench.app.store.offers.put(wrong)).rejects.toThrow(/./)
    }
    expect(await succeed(bench.app.url, offers)).toEqual(before)
  })

  it('BEN-2 claims once, and tells the same ever after', async () => {
    expect(await state()).toEqual(unclaimed)
    const { data } = await claim()
    expect(data).toMatchObject({ claimed: true, phoneNumber: '+61290001234' })
    expect(data.fifoRef).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
    expect(data.redirectUrl).toBe(`https://fifo.example/welcome?from=credence&ref=${data.fifoRef}`)
    expect(await claim('030 123456')).toEqual({ data })
    expect(await state()).toEqual(data)
    expect(await claims()).toMatchObject([
      {
        benefit: 'fifo',
        ref: data.fifoRef,
        phoneNumber: '+61290001234',
        claimedBy: owner.user.email,
      },
    ])
  })

  it('BEN-2 gives two claims that arrive at once the same answer', async () => {
    const numbers = ['020 1111111', '020 2222222', '020 3333333', '020 4444444']
    const answers = await Promise.all(numbers.map((one) => claim(one)))
    expect(new Set(answers.map(({ data }) => data.fifoRef)).size).toBe(1)
    expect(new Set(answers.map(({ data }) => data.phoneNumber)).size).toBe(1)
    expect(await claims()).toHaveLength(1)
  })

  it('BEN-2 keeps the claim of an organisation, but no phone number, when the person goes', async () => {
    const { data } = await claim()
    const colleague = await bench.person({ email: 'kim@example.test' })
    const { associate } = endpoints
    await succeed(bench.app.url, associate, {
      token: colleague.token,
      body: { organisationSlug: slug },
    })
    await bench.open.db
      .updateTable('memberships')
      .set({ accepted_at: new Date().toISOString() })
      .where('user_id', '=', colleague.user.id)
      .execute()
    await bench.open.db.deleteFrom('users').where('id', '=', owner.user.id).execute()
    const { token } = colleague
    const kept = await succeed(bench.app.url, fifoState, { token, params: { slug } })
    expect(kept.data).toEqual({ ...data, phoneNumber: '' })
    expect(await claims()).toMatchObject([{ phoneNumber: '', claimedBy: '', identifiers: [] }])
  })

  it.each([['12'], ['call me'], [''], [42]])(
    'BEN-2 API-5 refuses %j as a phone number, and claims nothing',
    async (phoneNumber) => {
      const call = { token: owner.token, params: { slug }, body: { phoneNumber } }
      expect(await refuse(bench.app.url, claimFifo, call)).toMatchObject({
        status: 422,
        field: 'phoneNumber',
      })
      expect(await state()).toEqual(unclaimed)
    },
  )

  it('BEN-2 answers 404 where the brand has no such offer', async () => {
    const fifo = demoOffers.find((one) => one.isFifo)
    if (!fifo) throw new Error('No demo offer is claimed by phone number')
    await bench.app.store.offers.put({ ...fifo, brandId: 'verdant' })
    const body = { phoneNumber: '02 9000 1234' }
    const call = { token: owner.token, params: { slug }, body }
    expect(await refuse(bench.app.url, claimFifo, call)).toMatchObject({
      status: 404,
      code: 'no-such-benefit',
    })
    expect(await claims()).toEqual([])
    await bench.app.store.offers.put(fifo)
  })

  it('BEN-2 API-4 is for members only', async () => {
    const { token } = await bench.person()
    const body = { phoneNumber: '02 9000 1234' }
    for (const given of [{ token }, {}]) {
      const status = given.token ? 403 : 401
      const call = { ...given, params: { slug } }
      expect(await refuse(bench.app.url, fifoState, call)).toMatchObject({ status })
      expect(await refuse(bench.app.url, claimFifo, { ...call, body })).toMatchObject({ status })
    }
    expect(await claims()).toEqual([])
  })
})
