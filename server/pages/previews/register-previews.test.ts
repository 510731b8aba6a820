import fastify from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import { defaultBrand } from '#src/contract/default-brand.ts'
import type { PublicProfile } from '#src/contract/public-profile.ts'
import { readConfig } from '../../config.ts'
import { problem } from '../../texts/problem.ts'
import { registerPreviews } from './register-previews.ts'

const picture = '/previews/organization/acme.png'

/** What a picture takes of a profile. */
const profile = { locations: [], sustainabilityCredentials: [] } as unknown as PublicProfile

/** @param version of every profile; null where this server cannot tell */
function setUp(version: string | null) {
  const state = { version, name: 'Acme' }
  const read = vi.fn<(host: string, slug: string) => Promise<PublicProfile>>(async (_, slug) => {
    if (slug === 'nobody') throw problem(404, 'problems.unknown-organisation')
    return { ...profile, slug, name: state.name }
  })
  const counted = vi.fn<() => Promise<void>>(async () => {})
  const app = fastify()
  onTestFinished(() => app.close())
  registerPreviews(app, {
    config: readConfig({ DEMO: 'on' }),
    limits: { ofAccount: async () => {}, ofAddress: counted },
    brandForHost: async () => defaultBrand,
    ownTexts: async () => ({}),
    pictureSources: { dataDir: 'data', readKept: async () => null },
    readProfile: read,
    profileVersion: async () => state.version,
  })
  return { state, read, counted, ask: (url: string) => app.inject({ url }) }
}

it('PUB-10 fifty callers of one picture have its profile read and the picture drawn once', async () => {
  const { read, ask } = setUp('1')
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask(picture)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
  expect(read).toHaveBeenCalledTimes(1)
})

it('PUB-10 a picture that is there costs no limit and no read of the profile', async () => {
  const { read, counted, ask } = setUp('1')
  const { headers } = await ask(picture)
  expect((await ask(picture)).headers.etag).toBe(headers.etag)
  expect(read).toHaveBeenCalledTimes(1)
  expect(counted).toHaveBeenCalledTimes(1)
})

it('PUB-10 a profile of another version has another picture', async () => {
  const { state, ask } = setUp('1')
  const { headers } = await ask(picture)
  Object.assign(state, { version: '2', name: 'Bolt' })
  expect((await ask(picture)).headers.etag).not.toBe(headers.etag)
})

it('PUB-10 a profile of another back end, which has no version, is read each time', async () => {
  const { state, ask } = setUp(null)
  const { headers } = await ask(picture)
  expect((await ask(picture)).headers.etag).toBe(headers.etag)
  state.name = 'Bolt'
  expect((await ask(picture)).headers.etag).not.toBe(headers.etag)
})

it('PUB-10 there is no picture of nobody, and each look at it counts', async () => {
  const { counted, ask } = setUp('')
  for (const _ of [1, 2]) {
    expect((await ask('/previews/organization/nobody.png')).statusCode).toBe(404)
  }
  expect(counted).toHaveBeenCalledTimes(2)
})
