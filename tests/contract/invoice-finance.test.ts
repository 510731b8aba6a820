import { beforeEach, expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { refuse, succeed } from '../fixtures/call.ts'
import { contractSuite, type Person } from '../fixtures/contract-suite.ts'
import { holdCredential, verifyCredential } from '../fixtures/hold-credential.ts'

const { claimInvoiceFinance, invoiceFinanceState } = endpoints

contractSuite('invoice finance', (bench) => {
  let owner: Person
  let slug: string

  beforeEach(async () => {
    owner = await bench.person()
    slug = await bench.organisation(owner)
  })

  const application = (identifiers: readonly unknown[] = []) => ({
    token: owner.token,
    body: { phoneNumber: '02 9000 1234', orgSlug: slug, identifiers },
  })
  const apply = async (identifiers?: readonly unknown[]) =>
    (await succeed(bench.app.url, claimInvoiceFinance, application(identifiers))).data.status
  const hasClaimed = async () => {
    const call = { token: owner.token, params: { id: slug } }
    return (await succeed(bench.app.url, invoiceFinanceState, call)).data.hasClaimed
  }
  const claims = async () =>
    (await bench.app.store.benefitClaims.list({}, { limit: 1000 })).rows.filter(
      (one) => one.organisation.slug === slug,
    )

  /** As the operator would decide. */
  async function hold(status: 'PENDING' | 'APPROVED') {
    const organisation = await bench.app.store.organisations.find(slug)
    const put = status === 'APPROVED' ? verifyCredential : holdCredential
    await put(bench.open.db, organisation?.id ?? '', 'iso-14001')
  }

  it('FIN-1 needs a verified credential', async () => {
    await hold('PENDING')
    expect(await refuse(bench.app.url, claimInvoiceFinance, application())).toMatchObject({
      status: 403,
      code: 'no-verified-credential',
    })
    expect(await hasClaimed()).toBe(false)
    expect(await claims()).toEqual([])
  })

  it('FIN-1 is complete once, and already claimed after that', async () => {
    await hold('APPROVED')
    expect(await hasClaimed()).toBe(false)
    const identifiers = ['14 090 652 253', { typeId: 'au-abn', identifier: '14 090 652 253' }]
    expect(await apply(identifiers)).toBe('complete')
    expect(await apply()).toBe('already-claimed')
    expect(await hasClaimed()).toBe(true)
    const name = 'Wattle & Wool Pty Ltd'
    const organisation = { slug, name }
    expect(await claims()).toMatchObject([
      { benefit: 'butn', organisation, phoneNumber: '0290001234', identifiers },
    ])
    const call = { token: owner.token, params: { slug } }
    const fifo = await succeed(bench.app.url, endpoints.fifoState, call)
    expect(fifo.data.claimed).toBe(false)
  })

  it('FIN-1 is complete for one of those who apply at once', async () => {
    await hold('APPROVED')
    const results = await Promise.all([apply(), apply(), apply(), apply()])
    expect(results.toSorted()).toEqual([
      'already-claimed',
      'already-claimed',
      'already-claimed',
      'complete',
    ])
    expect(await claims()).toHaveLength(1)
  })

  it('FIN-1 API-4 is for members only', async () => {
    await hold('APPROVED')
    const { token } = await bench.person()
    for (const given of [{ token }, {}]) {
      const status = given.token ? 403 : 401
      const { body } = application()
      const refusals = [
        await refuse(bench.app.url, invoiceFinanceState, { ...given, params: { id: slug } }),
        await refuse(bench.app.url, claimInvoiceFinance, { ...given, body }),
      ]
      expect(refusals).toMatchObject([{ status }, { status }])
    }
    expect(await claims()).toEqual([])
  })
})
