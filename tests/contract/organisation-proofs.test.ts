import { beforeEach, expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { succeed } from '../fixtures/call.ts'
import { contractSuite, type Person } from '../fixtures/contract-suite.ts'
import { memberActions } from '../fixtures/members.ts'
import { operate } from '../fixtures/operator.ts'

const { currentUser, organisationDetails, publicProfile, updateOrganisation } = endpoints
const entry = 'https://register.example/51824753556'

contractSuite('whose a profile is', (bench) => {
  let owner: Person
  let slug: string
  beforeEach(async () => {
    owner = await bench.person({ email: 'ada@wattle.example', emailVerified: false })
    slug = await bench.organisation(owner)
    await save({
      ...{ website: 'https://wattle.example', credentials: ['iso-14001'] },
      identifiers: [{ typeId: 'au-abn', identifier: '51 824 753 556' }],
    })
  })

  const mine = () => ({ token: owner.token, params: { slug } })
  const save = (body: object) => succeed(bench.app.url, updateOrganisation, { ...mine(), body })
  const run = (...line: string[]) => operate(bench.place, line)
  const shown = async () => {
    const { data } = await succeed(bench.app.url, publicProfile, { params: { slug } })
    return { isProven: data.isProven, known: data.known?.map(({ text }) => text), data }
  }
  const isListed = async () => {
    const { organisations } = bench.app.store
    const parts = await Promise.all((await organisations.listedParts()).map(organisations.listed))
    return parts.flat().some((one) => one.slug === slug)
  }
  const confirmAddress = () => bench.person({ ...owner.user, emailVerified: true })

  it('TRU-3 a profile of whose owner nobody knows anything says so, to members too, and no search engine', async () => {
    expect(await shown()).toMatchObject({
      isProven: false,
      known: [
        'Nobody has checked yet whether this profile is the business’s own. Search engines are not told of it.',
      ],
    })
    const { data } = await succeed(bench.app.url, organisationDetails, mine())
    expect(data.known).toEqual((await shown()).data.known)
    expect(await isListed()).toBe(false)
  })

  it('TRU-3 a confirmed address counts from the owner’s next visit on, and what is cached with it', async () => {
    const before = (await shown()).data.version
    owner = await confirmAddress()
    await succeed(bench.app.url, currentUser, { token: owner.token })
    const { isProven, known, data } = await shown()
    expect([isProven, known]).toEqual([
      true,
      [
        'An owner has confirmed a mail address.',
        'An owner has a confirmed mail address at the domain of the website.',
      ],
    ])
    expect(data.version).toBeGreaterThan(before)
    expect(JSON.stringify(data)).not.toContain('ada@')
    expect(await isListed()).toBe(true)
    await save({ website: 'https://other.example' })
    expect((await shown()).known).toEqual(['An owner has confirmed a mail address.'])
  })

  it('TRU-3 of members only accepted owners count, and as long as they are', async () => {
    const { claim, find, change, leave } = memberActions(bench)
    const ben = await bench.person({ email: 'ben@ben.example' })
    await claim(ben, slug)
    expect((await shown()).isProven).toBe(false)
    const { id } = await find(owner, slug, ben)
    await change(owner, slug, id, { status: 'ACCEPTED' })
    expect((await shown()).isProven).toBe(false)
    await change(owner, slug, id, { relationship: 'OWNER' })
    const { isProven, data } = await shown()
    expect(isProven).toBe(true)
    await leave(ben, slug)
    expect((await shown()).isProven).toBe(false)
    expect((await shown()).data.version).toBeGreaterThan(data.version)
  })

  it('TRU-3 what the operator found is said with its day, and no more once it is something else', async () => {
    const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
    const day = today.format(new Date())
    expect((await run('organisations', 'vouch', slug, '--for', 'Harbour City')).code).toBe(0)
    expect((await run('organisations', 'check', slug, 'au-abn', '--entry', entry)).code).toBe(0)
    const { isProven, known, data } = await shown()
    expect([isProven, known]).toEqual([
      true,
      [
        `The website was checked by Harbour City on ${day} to be the business’s own.`,
        expect.stringMatching(`ABN.*: found in the register on ${day}`),
      ],
    ])
    expect(data.known?.[1]?.url).toBe(entry)
    expect(JSON.stringify(data)).not.toMatch(/51824753556(?!")/)
    expect(await isListed()).toBe(true)
    await run('organisations', 'check', slug, 'au-abn', '--entry', entry)
    expect((await shown()).known).toHaveLength(2)
    await save({ website: 'https://other.example' })
    expect((await shown()).known).toHaveLength(1)
    await save({ identifiers: [{ typeId: 'au-abn', identifier: '53 004 085 616' }] })
    expect((await shown()).isProven).toBe(false)
    expect(await isListed()).toBe(false)
  })

  it('TRU-3 a check without an entry, of a number that is not there or with no address is refused', async () => {
    const check = (...more: string[]) => run('organisations', 'check', slug, ...more)
    expect((await check('au-abn')).stderr).toContain('--entry is needed')
    expect((await check('au-abn', '--entry', 'javascript:alert(1)')).stderr).toContain(
      '--entry must',
    )
    expect((await check('au-acn', '--entry', entry)).stderr).toContain("no number of type 'au-acn'")
    expect((await shown()).isProven).toBe(false)
  })

  it('TRU-3 with the account of the owner goes what it proved', async () => {
    owner = await confirmAddress()
    await succeed(bench.app.url, currentUser, { token: owner.token })
    expect((await shown()).isProven).toBe(true)
    expect((await run('users', 'delete', owner.user.id, '--yes')).code).toBe(0)
    expect((await shown()).isProven).toBe(false)
  })
})
