import { expect, it } from 'vitest'
import { detailsFixture } from '../contract/profile/details.fixture.ts'
import { fieldsOf } from '../contract/profile/fields-of.ts'
import { browser } from './testing/browser.ts'
import { createOutbox } from './outbox/create-outbox.ts'

const page = '<!doctype html><title>Welcome to the airport</title>'
const asMember = { userId: () => 'u1' }
const mine = { organisation: { name: 'Acme', slug: 'acme' }, relationship: 'OWNER' }
const details = { data: { slug: 'acme', name: 'Acme', status: 'ACTIVE' } }

function visited() {
  const scene = browser()
  scene.answers['/api/user/organizations?status=ALL'] = { status: 200, body: { results: [mine] } }
  scene.answers['/api/organizations/acme'] = { status: 200, body: details }
  scene.answers['/api/countries'] = { status: 200, body: [{ code: 'NZ', name: 'New Zealand' }] }
  return scene
}

it("OFF-3 in a captive portal the device answers, and keeps what it has through the portal's pages", async () => {
  const { captive, visit } = visited()
  const before = visit(asMember)
  await Promise.all([
    before.profile.memberships(),
    before.profile.organisation('acme'),
    before.catalogue.countries(),
  ])
  captive.page = page
  for (let visits = 0; visits < 2; visits++) {
    const data = visit(asMember)
    expect(await data.profile.memberships()).toMatchObject([{ organisation: { slug: 'acme' } }])
    expect(await data.profile.organisation('acme')).toMatchObject({ name: 'Acme' })
    expect(await data.catalogue.countries()).toMatchObject([{ code: 'NZ' }])
  }
})

it('OFF-3 a list that has grown old is not overwritten by a page either', async () => {
  const { captive, clock, visit } = visited()
  await visit().catalogue.countries()
  captive.page = page
  clock.now += 7 * 86_400_000
  const data = visit()
  await data.catalogue.countries()
  await data.portal.offers().catch(() => {})
  expect(await visit().catalogue.countries()).toMatchObject([{ code: 'NZ' }])
})

it('OFF-5 a save that a captive portal answers with 200 is not taken for done', async () => {
  const { captive, local, visit } = visited()
  const data = visit({
    ...asMember,
    outbox: (needs) =>
      createOutbox(needs, { local, host: 'localhost', wake: () => {}, isReachable: () => true }),
  })
  await data.outbox.open()
  captive.page = page
  const base = fieldsOf(detailsFixture())
  const fields = { ...base, description: 'Baskets' }
  const touched = ['description'] as const
  const typed = { name: 'Acme', base, baseVersion: 1, synced: base, fields, touched }
  expect(await data.outbox.saveDraft('acme', typed, null)).toMatchObject({ kind: 'waiting' })
  expect(data.outbox.draftOf('acme')?.patch).toEqual({ description: 'Baskets' })
  await data.outbox.forget('u1')
})

it('OFF-3 a page in place of a refusal does not take from the device what it has', async () => {
  const { answers, visit } = visited()
  await visit(asMember).profile.organisation('acme')
  answers['/api/organizations/acme'] = { status: 511, body: page }
  expect(await visit(asMember).profile.organisation('acme')).toMatchObject({ name: 'Acme' })
})

it.each([
  [429, { message: 'Too many requests at once.', code: 'too-many-requests' }],
  [429, page],
  [408, { message: 'The request took too long to arrive.', code: 'timeout' }],
])(
  'KEEP-1 OFF-3 where the server has no time now (%i) the device answers',
  async (status, body) => {
    const { answers, visit } = visited()
    const before = visit(asMember)
    await Promise.all([before.profile.memberships(), before.profile.organisation('acme')])
    const asked = [...Object.keys(answers), '/api/organizations/other']
    for (const url of asked) answers[url] = { status, body }
    const data = visit(asMember)
    expect(await data.profile.memberships()).toMatchObject([{ organisation: { slug: 'acme' } }])
    expect(await data.profile.organisation('acme')).toMatchObject({ name: 'Acme' })
    await expect(data.profile.organisation('other')).rejects.toMatchObject({ status })
  },
)

it('PUB-11 where the clock was set back meanwhile, nobody claims to know when a copy was fetched', async () => {
  const { answers, captive, clock, visit } = browser()
  answers['/api/public/organisation/detail/acme'] = { status: 200, body: { data: details.data } }
  await visit().profile.publicProfile('acme')
  captive.page = page
  clock.now -= 3 * 3_600_000
  expect(await visit().profile.publicProfile('acme')).toMatchObject({ storedAt: 0 })
})
