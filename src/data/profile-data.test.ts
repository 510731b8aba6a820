import { expect, it } from 'vitest'
import { browser } from './testing/browser.ts'

const offline = { status: 0, body: null }

it('AUT-12 reads memberships and organisation from the device without a network, for their user only', async () => {
  const { answers, visit } = browser()
  const mine = { organisation: { name: 'Acme', slug: 'acme' }, relationship: 'OWNER' }
  answers['/api/user/organizations?status=ALL'] = { status: 200, body: { results: [mine] } }
  answers['/api/organizations/acme'] = {
    status: 200,
    body: { data: { data: { slug: 'acme', name: 'Acme', status: 'ACTIVE' } } },
  }
  const online = visit({ userId: () => 'u1' })
  await online.profile.memberships()
  await online.profile.organisation('acme')
  for (const url of Object.keys(answers)) answers[url] = offline
  const data = visit({ userId: () => 'u1' })
  expect(await data.profile.memberships()).toMatchObject([{ organisation: { slug: 'acme' } }])
  expect(await data.profile.organisation('acme')).toMatchObject({ name: 'Acme' })
  const other = visit({ userId: () => 'u2' })
  await expect(other.profile.memberships()).rejects.toMatchObject({ status: 0 })
  await expect(other.profile.organisation('acme')).rejects.toMatchObject({ status: 0 })
})

it('AUT-12 does not serve from the device what the server refuses', async () => {
  const { answers, visit } = browser()
  answers['/api/organizations/acme'] = {
    status: 200,
    body: { data: { slug: 'acme', status: 'ACTIVE' } },
  }
  await visit({ userId: () => 'u1' }).profile.organisation('acme')
  answers['/api/organizations/acme'] = { status: 403, body: { message: 'Not a member.' } }
  await expect(visit({ userId: () => 'u1' }).profile.organisation('acme')).rejects.toMatchObject({
    status: 403,
  })
  answers['/api/organizations/acme'] = offline
  await expect(visit({ userId: () => 'u1' }).profile.organisation('acme')).rejects.toMatchObject({
    status: 0,
  })
})

it('remembers the current organisation between visits', () => {
  const { visit } = browser()
  visit().profile.rememberSlug('acme')
  expect(visit().profile.rememberedSlug()).toBe('acme')
})

it('MNG-6 the screen that a guard leads to asks for the memberships no second time', async () => {
  const { answers, asked, visit } = browser()
  answers['/api/user/organizations?status=ALL'] = { status: 200, body: { data: [] } }
  const { profile } = visit()
  await profile.membershipsAhead()
  await profile.memberships()
  expect(asked).toHaveLength(1)
  await profile.memberships()
  expect(asked).toHaveLength(2)
})

it('MNG-6 memberships that could not be read ahead are asked for anew', async () => {
  const { answers, visit } = browser()
  const path = '/api/user/organizations?status=ALL'
  answers[path] = { status: 500, body: {} }
  const { profile } = visit()
  await expect(profile.membershipsAhead()).rejects.toMatchObject({ status: 500 })
  answers[path] = { status: 200, body: { data: [] } }
  expect(await profile.memberships()).toEqual([])
})

it('MNG-6 the memberships of the last visit are known before the server has answered', async () => {
  const { answers, asked, visit } = browser()
  answers['/api/user/organizations?status=ALL'] = { status: 200, body: { data: [] } }
  expect(await visit().profile.storedMemberships()).toEqual([])
  expect(asked).toEqual([])
})
