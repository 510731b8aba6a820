import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '#server/config.ts'
import { allOf, readStages } from '../fixtures/container-files.ts'

const values = v.record(v.string(), v.string())
const service = v.looseObject({
  environment: values,
  volumes: v.array(v.string()),
  networks: v.array(v.string()),
})
const compose = v.looseObject({
  services: v.looseObject({
    portal: v.looseObject({
      ...service.entries,
      build: v.strictObject({ context: v.string(), dockerfile: v.string(), args: values }),
      depends_on: v.record(v.string(), v.strictObject({ condition: v.string() })),
      ports: v.array(v.string()),
      tmpfs: v.array(v.string()),
    }),
    database: v.looseObject({
      ...service.entries,
      healthcheck: v.looseObject({ test: v.tuple([v.literal('CMD'), v.literal('pg_isready')]) }),
    }),
  }),
  volumes: v.record(v.string(), v.null()),
  networks: v.record(v.string(), v.unknown()),
})

const written = readFileSync('deploy/compose.yaml', 'utf8')
const { services, volumes, networks } = v.parse(compose, parse(written, { merge: true }))
const { portal, database } = services
const stages = readStages()
const image = stages.at(-1) ?? { from: '', instructions: [] }
const documented = readFileSync('docs/configuration.md', 'utf8')

it('ENG-2 the compose file builds the image from the container file', () => {
  expect(existsSync(join('deploy', portal.build.context, portal.build.dockerfile))).toBe(true)
  const declared = readFileSync('deploy/Containerfile', 'utf8').matchAll(/^ARG (\w+)/gm)
  const names = [...declared].map(([, name]) => name)
  expect(names).toEqual(expect.arrayContaining(Object.keys(portal.build.args)))
})

it('ENG-2 the services wait for each other by checks of health that there are', () => {
  expect(portal.depends_on).toEqual({ database: { condition: 'service_healthy' } })
  // That of the portal is in its image.
  expect(allOf(image, 'HEALTHCHECK')).toHaveLength(1)
})

it('ENG-2 all data are in volumes that the compose file has', () => {
  const mounted = [...portal.volumes, ...database.volumes].map((one) => one.split(':', 1)[0])
  expect(new Set(mounted)).toEqual(new Set(Object.keys(volumes)))
  expect(portal.volumes.map((one) => one.split(':')[1])).toEqual(allOf(image, 'VOLUME'))
  expect(portal.environment['DATA_DIR']).toBe('/data')
})

it('ENG-2 the portal reaches its database over a network that the compose file has', () => {
  const { POSTGRES_USER, POSTGRES_DB } = database.environment
  const url = new URL(portal.environment['DATABASE_URL']?.replace(/\$\{.*\}/, 'secret') ?? '')
  expect(url.hostname in services).toBe(true)
  expect([url.username, url.pathname]).toEqual([POSTGRES_USER, `/${POSTGRES_DB}`])
  expect(portal.networks).toEqual(database.networks)
  expect(Object.keys(networks)).toEqual(portal.networks)
})

it('ENG-2 the portal listens where the compose file and the image say', () => {
  const port = allOf(image, 'EXPOSE')[0]
  expect(portal.ports).toEqual([`127.0.0.1:${port}:${port}`])
  expect(portal.environment['PORT']).toBe(port)
})

it('ENG-2 the server can use what the compose file sets', () => {
  const set = {
    ...portal.environment,
    DATABASE_URL: 'postgres://credence:secret@database/credence',
  }
  expect(readConfig(set)).toMatchObject({ production: true, demo: false, host: '0.0.0.0' })
})

it('ENG-2 docs/configuration.md has every setting that the compose file and the image name', () => {
  const asked = [...written.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name)
  const ofImage = allOf(image, 'ENV').flatMap((rest) =>
    [...rest.matchAll(/(\w+)=/g)].map(([, name = '']) => name),
  )
  const named = [...asked, ...ofImage, ...Object.keys(portal.environment)]
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !documented.includes(`\`${name}\``))).toEqual([])
})

it('ENG-2 no secret stands in the compose file: it asks for each', () => {
  expect(database.environment['POSTGRES_PASSWORD']).toMatch(/^\$\{POSTGRES_PASSWORD:\?/)
  expect(portal.environment['DATABASE_URL']).toContain(':${POSTGRES_PASSWORD:?')
  const others = Object.entries(portal.environment).filter(([name]) => name !== 'DATABASE_URL')
  expect(others.filter(([name]) => /SECRET|PASSWORD|KEY|SMTP/.test(name))).toEqual([])
})
