import { expect, it } from 'vitest'
import { loadCatalogue } from '#server/catalogue/catalogue.ts'
import { seedDemo } from '#server/demo/seed.ts'
import { demoAccount } from '#server/identity/demo-account.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { succeed } from '../fixtures/call.ts'

const { organisationDetails, updateOrganisation } = endpoints

contractSuite('credential notes', (bench) => {
  it('PUB-6 a credential that is taken off the profile and added again keeps its note', async () => {
    const catalogue = await loadCatalogue()
    await seedDemo({ open: bench.open, store: bench.app.store, catalogue, port: 4310 })
    const token = await bench.signer.token({ ...demoAccount, emailVerified: true })
    const call = { token, params: { slug: 'coolabah-office-supplies' } }
    const { data } = await succeed(bench.app.url, organisationDetails, call)
    const held = data.sustainabilityCredentials
    const noted = held.find((one) => one.notes.some((note) => note.category === 'CRITICAL'))
    const others = held.map((one) => one.id).filter((id) => id !== noted?.id)

    const without = await succeed(bench.app.url, updateOrganisation, {
      ...call,
      body: { credentials: others },
    })
    expect(without.data.hasRedCredential).toBe(false)
    const again = await succeed(bench.app.url, updateOrganisation, {
      ...call,
      body: { credentials: [...others, noted?.id ?? ''] },
    })
    expect(again.data.hasRedCredential).toBe(true)
    expect(again.data.sustainabilityCredentials.find((one) => one.id === noted?.id)).toMatchObject({
      status: 'PENDING',
      notes: noted?.notes,
    })
  })
})
