import { beforeEach, expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { forTexts, textNames } from '#src/contract/profile/profile-texts.ts'
import { mergeParts } from '#server/store/merge/merge-parts.ts'
import { refuse, succeed } from '../../fixtures/call.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { operate } from '../../fixtures/operator.ts'

const { associate, memberships, organisationDetails, publicProfile, updateOrganisation } = endpoints

contractSuite('operator: merging organisations', (bench) => {
  let anna: Person
  let ben: Person
  let from: string
  let into: string

  beforeEach(async () => {
    anna = await bench.person({ email: 'anna@example.test' })
    ben = await bench.person({ email: 'ben@example.test' })
    from = await bench.organisation(anna, 'Harbour Cloth')
    into = await bench.organisation(ben, 'Harbour Cloth Limited')
    await save(anna, from, {
      description: 'Cloth from the harbour.',
      website: 'https://old.example',
      credentials: ['iso-14001', 'b-corp'],
      categories: ['13.20', '46.41'],
    })
    await save(ben, into, {
      website: 'https://new.example',
      credentials: ['iso-14001'],
      categories: ['46.41', '47.51'],
    })
    await run('credentials', 'approve', from, 'iso-14001', '--how', 'document')
    await run('credentials', 'note', from, 'b-corp', 'WARN', 'Under review.')
    await succeed(bench.app.url, associate, {
      token: anna.token,
      body: { organisationSlug: into },
    })
  })

  const run = (...line: string[]) => operate(bench.place, line)
  const save = ({ token }: Person, slug: string, body: Record<string, unknown>) =>
    succeed(bench.app.url, updateOrganisation, { token, params: { slug }, body })
  const details = async ({ token }: Person, slug: string) =>
    (await succeed(bench.app.url, organisationDetails, { token, params: { slug } })).data

  it('API-8 shows what a merger would move and changes nothing without --yes', async () => {
    const before = await details(ben, into)
    const { code, stdout } = await run('organisations', 'merge', from, into)
    expect(code).toBe(0)
    expect(stdout).toMatch(/^WITH --yes +MOVES +IS THERE ALREADY\n/)
    expect(stdout).toMatch(/^credentials +1 +1$/m)
    expect(stdout).toMatch(/^memberships +0 +1$/m)
    expect(stdout).toMatch(/^description +1 +0$/m)
    expect(await details(ben, into)).toEqual(before)
    expect((await details(anna, from)).slug).toBe(from)
  })

  it('API-8 moves everything to the remaining organisation, whose own things win', async () => {
    const versions = [await details(anna, from), await details(ben, into)].map((one) => one.version)
    expect((await run('organisations', 'merge', from, into, '--yes')).code).toBe(0)
    const after = await details(ben, into)
    expect(after).toMatchObject({
      slug: into,
      version: Math.max(...versions) + 1,
      description: 'Cloth from the harbour.',
      website: 'https://new.example',
      categories: [{ id: '46.41' }, { id: '47.51' }, { id: '13.20' }],
      derivedAttributes: [{ id: 'certified-environment' }],
    })
    const held = after.sustainabilityCredentials.map(({ id, status, notes }) => ({
      id,
      status,
      notes: notes.map((note) => note.text),
    }))
    expect(held).toEqual([
      { id: 'b-corp', status: 'PENDING', notes: ['Under review.'] },
      { id: 'iso-14001', status: 'APPROVED', notes: [] },
    ])
    const { results } = await succeed(bench.app.url, memberships, { token: anna.token })
    expect(results).toMatchObject([{ organisation: { slug: into }, relationship: 'OWNER' }])
    const entries = await bench.open.db
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('subject', '=', into)
      .execute()
    expect(entries).toEqual([
      { action: 'organisation.merge', details: JSON.stringify({ from, name: 'Harbour Cloth' }) },
    ])
  })

  it('API-8 fills in every text that the remaining organisation has not', async () => {
    const texts = forTexts(textNames, (name) => `${name.toLowerCase()}.example`)
    const attributes = ['other-minority']
    const left = await bench.organisation(ben, 'Mole Yard')
    await save(anna, from, { ...texts, name: 'Harbour Cloth', attributes })
    expect((await run('organisations', 'merge', from, left, '--yes')).code).toBe(0)
    expect(await details(ben, left)).toMatchObject({ ...texts, name: 'Mole Yard' })
  })

  it('API-8 LNG-3 moves a description in a language that the remaining organisation has not', async () => {
    await save(anna, from, { descriptions: { de: 'Tuch aus dem Hafen.', fr: 'Drap du port.' } })
    await save(ben, into, { descriptions: { fr: 'Drap.' } })
    await run('organisations', 'merge', from, into, '--yes')
    expect((await details(ben, into)).descriptions).toEqual({
      de: 'Tuch aus dem Hafen.',
      fr: 'Drap.',
    })
  })

  it('API-8 leads from the old address to the one that remains, but takes no save of the one that is gone', async () => {
    const { version } = await details(anna, from)
    const change = { token: anna.token, params: { slug: from }, body: { description: 'Old.' } }
    await run('organisations', 'merge', from, into, '--yes')
    const { data } = await succeed(bench.app.url, publicProfile, { params: { slug: from } })
    expect(data.slug).toBe(into)
    const stale = { ...change, headers: { 'if-match': `"${version}"` } }
    expect(await refuse(bench.app.url, updateOrganisation, stale)).toMatchObject({ status: 412 })
  })

  it('API-8 moves claims on benefits with who made them, and keeps the first of a kind', async () => {
    const { benefitClaims, organisations } = bench.app.store
    const [old, kept] = [await organisations.find(from), await organisations.find(into)]
    if (!old || !kept) throw new Error('Both organisations are there')
    const claim = (organisationId: string, { user }: Person, benefit: 'fifo' | 'butn') =>
      benefitClaims.claim({
        organisationId,
        benefit,
        userId: user.id,
        phoneNumber: '0412000000',
        host: '',
      })
    await claim(old.id, anna, 'butn')
    await claim(old.id, anna, 'fifo')
    const own = await claim(kept.id, ben, 'fifo')
    await run('organisations', 'merge', from, into, '--yes')
    const { rows: all } = await benefitClaims.list({}, { limit: 1000 })
    expect(all.filter((one) => one.organisation.slug === into)).toMatchObject([
      { benefit: 'butn', claimedBy: 'anna@example.test' },
      { benefit: 'fifo', claimedBy: 'ben@example.test', ref: own.claim.ref },
    ])
  })

  it('API-8 merges no organisation with itself, under whatever address', async () => {
    await save(anna, from, { name: 'Harbour Weavers' })
    const { code, stderr } = await run('organisations', 'merge', from, 'harbour-weavers', '--yes')
    expect([code, stderr]).toEqual([1, expect.stringContaining('one organisation already')])
    const params = { slug: 'harbour-weavers' }
    expect(await refuse(bench.app.url, organisationDetails, { params })).toMatchObject({
      status: 401,
    })
  })

  it('API-8 forgets no table that belongs to an organisation', async () => {
    const tables = await bench.open.db.introspection.getTables()
    const owned = tables
      .filter((one) => one.columns.some((column) => column.name === 'organisation_id'))
      .map((one) => one.name)
    const merged = [...mergeParts.map((part) => part.table), 'benefit_claims', 'benefit_claimants']
    // What happened to an organisation stays what happened to it.
    const history = ['events', 'parked_events', 'profile_versions']
    // Found again from what the profile says.
    const found = ['duplicate_keys', 'search_documents', 'buyer_search_hits']
    // Of buyers, of whom operators are told nothing: `mergeShortlisted` moves it.
    const unseen = ['shortlist_items']
    // Of those who follow it: moved without being counted, and noted anew.
    const followed = ['buyer_follows', 'supplier_states', 'supplier_news']
    const known = [...merged, ...history, ...found, ...unseen, ...followed]
    expect(owned.toSorted()).toEqual(known.toSorted())
  })
})
