import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { couponCategory } from '#src/contract/categories.ts'
import { credence as demoBrand } from '#server/demo/brands/credence.ts'
import { brandIn } from '#server/store/stored-brand.ts'
import { refuse, succeed } from '../../fixtures/call.ts'
import { contractSuite } from '../../fixtures/contract-suite.ts'
import { operate, operateJson } from '../../fixtures/operator.ts'

const credence = brandIn('en', demoBrand)
const untranslated = 'Shown in English, for want of a text: de, ar.'
const affiliate = {
  brandId: 'credence',
  percentOff: 15,
  affiliate: { slug: 'chamber', messageHeading: 'Welcome', messageCopy: 'You know us.' },
}
const module = {
  id: 'carbon',
  brandId: 'credence',
  caption: '10 minutes',
  title: 'Your carbon footprint',
  icon_url: '/brands/credence/carbon.svg',
  tags: ['Environment'],
  attributeIds: ['module-carbon-footprint'],
}
const offer = {
  id: 'paper',
  offerLabel: 'New',
  title: 'Recycled paper',
  description: 'A tenth off.',
  category: couponCategory,
  discountCode: 'GREEN10',
  iconCategories: ['Environment'],
}
const content = {
  key: 'privacy',
  brandId: null,
  title: 'Privacy',
  html: '<p>Yours.</p><script>steal()</script>',
}

contractSuite('operator: brands and what they show', (bench) => {
  const put = (what: string, data: unknown, ...more: string[]) =>
    operate(bench.place, [what, 'put', '-', ...more], JSON.stringify(data))
  const run = (...line: string[]) => operate(bench.place, line)
  const list = (what: string) => operateJson(bench.place, [what, 'list'])
  const lastEntry = async () => {
    const [entry] = (await operateJson(bench.place, ['audit', 'list', '--limit', '1'])) as unknown[]
    return entry
  }

  it('API-8 adds a brand, which needs a host, and prints it as it was given', async () => {
    expect((await put('brands', credence)).stderr).toContain('give it a host with --host')
    expect(
      await put('brands', credence, '--host', 'Shop.example', '--host', 'localhost:1'),
    ).toEqual({ code: 0, stdout: `The brand 'credence' is added. ${untranslated}\n`, stderr: '' })
    expect(await lastEntry()).toMatchObject({
      actor: 'olga@operator.test',
      action: 'brand.put',
      subject: 'credence',
      details: '{"hosts":["shop.example","localhost:1"],"isNew":true}',
    })
    const shown = await operateJson(bench.place, ['brands', 'show', 'credence'])
    expect(shown).toMatchObject({ id: 'credence', brandColors: credence.brandColors })
    expect(
      await succeed(bench.app.url, endpoints.brandByHost, { params: { host: 'shop.example' } }),
    ).toEqual(shown)
    expect((await put('brands', shown)).stdout).toBe(
      `The brand 'credence' is replaced. ${untranslated}\n`,
    )
    expect(await list('brands')).toMatchObject([
      { id: 'credence', hosts: ['localhost:1', 'shop.example'] },
    ])
  })

  it('API-8 stores affiliates, and tells how many came by them', async () => {
    expect(await put('affiliates', affiliate)).toMatchObject({ code: 0, stderr: '' })
    const params = { slug: 'chamber', brand: 'credence' }
    const { token, user } = await bench.person()
    await succeed(bench.app.url, endpoints.claimAffiliate, { params, token })
    expect(await succeed(bench.app.url, endpoints.affiliate, { params })).toMatchObject({
      affiliate: affiliate.affiliate,
    })
    const listed = { slug: 'chamber', percentOff: 15 }
    expect(await list('affiliates')).toMatchObject([{ ...listed, people: 1 }])
    expect(await put('affiliates', affiliate)).toMatchObject({ code: 0 })
    expect(await list('affiliates')).toMatchObject([{ ...listed, people: 1 }])
    expect(await run('users', 'delete', user.id, '--yes')).toMatchObject({ code: 0 })
    expect(await list('affiliates')).toMatchObject([{ ...listed, people: 0 }])
  })

  it.each([
    ['modules', module],
    ['offers', offer],
  ])('API-8 stores, lists and removes %s', async (what, given) => {
    expect(await put(what, given)).toMatchObject({ code: 0, stderr: '' })
    const [stored] = (await list(what)) as unknown[]
    expect(stored).toMatchObject(given)
    expect(await put(what, stored)).toMatchObject({ code: 0, stderr: '' })
    expect(await list(what)).toEqual([stored])
    expect((await run(what, 'remove', given.id)).code).toBe(0)
    expect(await list(what)).toEqual([])
    expect(await lastEntry()).toMatchObject({
      action: `${what.slice(0, -1)}.remove`,
      subject: given.id,
    })
    expect((await run(what, 'remove', given.id)).stderr).toContain('There is no')
  })

  it('API-8 stores content without what could harm, for every brand or one', async () => {
    expect(await put('content', content)).toMatchObject({ code: 0, stderr: '' })
    expect(await put('content', { ...content, brandId: 'credence' })).toMatchObject({ code: 0 })
    expect(await list('content')).toMatchObject([
      { key: 'privacy', brandId: null, html: '<p>Yours.</p>' },
      { key: 'privacy', brandId: 'credence' },
    ])
    expect((await run('content', 'remove', 'privacy', '--brand', 'credence')).code).toBe(0)
    const { data } = await succeed(bench.app.url, endpoints.content, { params: { key: 'privacy' } })
    expect(data.title).toBe('Privacy')
    await run('content', 'remove', 'privacy')
    const params = { key: 'privacy' }
    expect(await refuse(bench.app.url, endpoints.content, { params })).toMatchObject({
      status: 404,
    })
  })

  it.each([
    ['brands', { ...credence, brandColors: { ...credence.brandColors, primaryColor: 'red' } }],
    ['brands', { ...credence, colour: 'red' }],
    ['affiliates', { ...affiliate, percentOff: 150 }],
    ['affiliates', { ...affiliate, brandId: 'nowhere' }],
    ['modules', { ...module, title: undefined }],
    ['modules', { ...module, attributeIds: ['women-owned'] }],
    ['offers', { ...offer, discountCode: '' }],
    ['content', { ...content, brandId: 'nowhere' }],
  ])(
    'API-8 names the field of a file for %s that is wrong, and stores nothing',
    async (what, given) => {
      const before = [await list(what), await operateJson(bench.place, ['audit', 'list'])]
      const { code, stdout, stderr } = await put(what, given)
      expect([code, stdout]).toEqual([1, ''])
      expect(stderr).toMatch(
        /brandColors\.primaryColor|colour|percentOff|title|attributeIds\.0|discountCode|no brand 'nowhere'/,
      )
      expect(stderr.trim().split('\n')).toHaveLength(1)
      expect([await list(what), await operateJson(bench.place, ['audit', 'list'])]).toEqual(before)
    },
  )

  it('API-8 names all that is missing or wrong in a brand at once', async () => {
    const { title: _title, ...rest } = credence
    const { code, stderr } = await put('brands', {
      ...rest,
      brandColors: { ...credence.brandColors, primaryColor: 'red' },
      colour: 'red',
    })
    expect(code).toBe(1)
    expect(stderr).toContain('3 things are missing or wrong.')
    for (const line of [
      '  title is missing.',
      '  brandColors.primaryColor is not a colour like #0a3d2c.',
      '  colour is not a field that can be sent.',
    ])
      expect(stderr.split('\n')).toContain(line)
  })

  it('API-8 BRD-4 names pictures and ids of a brand that are not there', async () => {
    const { code, stderr } = await put('brands', {
      ...credence,
      brandImages: { ...credence.brandImages, hero: '/brands/credence/gone.svg' },
      searchConstraints: {
        credentialIds: ['iso-14001', 'iso-0'],
        locationIds: ['AU', 'XX'],
        portfolioSlugs: ['nowhere'],
      },
      associatedPortfolios: [{ portfolioSlug: 'growers', requiredCredentialIds: ['none'] }],
    })
    expect(code).toBe(1)
    for (const sentence of [
      'brandImages.hero: there is no picture /brands/credence/gone.svg',
      "searchConstraints.credentialIds.1: there is no credential 'iso-0'",
      "searchConstraints.locationIds.1: there is no location 'XX'",
      "searchConstraints.portfolioSlugs.0: there is no portfolio in associatedPortfolios 'nowhere'",
      "associatedPortfolios.0.requiredCredentialIds.0: there is no credential 'none'",
    ])
      expect(stderr).toContain(sentence)
    expect(stderr).toContain('5 things')
  })

  it('API-8 BRD-4 puts the pictures of a brand where it can name them', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'credence-pictures-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await writeFile(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    await writeFile(join(folder, 'notes.txt'), 'Not for browsers.')
    const { code, stdout } = await run('brands', 'pictures', 'acme', folder)
    expect([code, stdout]).toEqual([0, "The brand 'acme' can name: /brands/acme/logo.svg.\n"])
    const brandImages = { ...credence.brandImages, darkLogo: '/brands/acme/logo.svg' }
    expect((await put('brands', { ...credence, brandImages })).stderr).toBe('')
    expect(await lastEntry()).toMatchObject({ action: 'brand.put' })
    expect((await run('brands', 'pictures', 'acme', join(folder, 'gone'))).stderr).toContain(
      'cannot be read',
    )
  })

  it.each([
    ['{', /^standard input is not JSON: /],
    ['7', /^standard input must hold a JSON object\.\n$/],
    ['[]', /^standard input: .*must be an object/],
  ])('API-8 says that %j is no file for it', async (text, sentence) => {
    const { code, stderr } = await operate(bench.place, ['brands', 'put', '-'], text)
    expect([code, stderr]).toEqual([1, expect.stringMatching(sentence)])
  })

  it('API-8 exports who signed up for newsletters, as JSON or CSV', async () => {
    await bench.app.store.newsletter.signUp(
      { brandId: 'credence', email: 'Ed@example.test', tag: 'news', name: '=1+1', lastName: null },
      { network: '192.0.2.1', isOwn: true },
    )
    const people = await operateJson(bench.place, ['newsletter', 'export'])
    expect(people).toMatchObject([{ email: 'ed@example.test', tag: 'news', lastName: null }])
    const { stdout } = await run('newsletter', 'export', '--csv')
    expect(stdout).toMatch(/^brand,email,tag,first name,last name,signed up,confirmed\r\n/)
    expect(stdout).toContain("credence,ed@example.test,news,'=1+1,,")
  })

  it('API-8 lists the claims on benefits with who made them', async () => {
    const person = await bench.person()
    const slug = await bench.organisation(person)
    const organisation = await bench.app.store.organisations.find(slug)
    await bench.app.store.benefitClaims.claim({
      organisationId: organisation?.id ?? '',
      benefit: 'fifo',
      userId: person.user.id,
      host: 'localhost',
      phoneNumber: '0412345678',
    })
    expect(await list('claims')).toMatchObject([
      {
        benefit: 'fifo',
        organisation: slug,
        claimedBy: person.user.email,
        phoneNumber: '0412345678',
      },
    ])
  })
})
