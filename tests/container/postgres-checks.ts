import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parse } from 'yaml'
import { databaseImage } from '../../scripts/container/database-image.ts'
import { podman, type RunOptions, tryPodman } from '../../scripts/container/podman.ts'
import { step, until } from './check.ts'
import { startPortal } from './portal-container.ts'
import { checkSaved, checkStop, signUpAndSave } from './save-checks.ts'

const environment = v.looseObject({ environment: v.record(v.string(), v.string()) })
const compose = v.looseObject({
  services: v.looseObject({
    portal: environment,
    database: v.looseObject({
      ...environment.entries,
      healthcheck: v.looseObject({ test: v.array(v.string()) }),
    }),
  }),
})

const password = 'only-for-this-run'

/** The variables of a service as the compose file has them, with the password that it asks for. */
const variablesOf = (service: v.InferOutput<typeof environment>) =>
  Object.entries(service.environment).map(
    ([name, value]) => `--env=${name}=${value.replace(/\$\{POSTGRES_PASSWORD:[^}]*\}/, password)}`,
  )

/** The portal with PostgreSQL, each in a container, with the settings of the compose file. */
export async function checkPostgres(
  image: string,
  options: RunOptions,
  { prefix, port }: { prefix: string; port: number },
): Promise<void> {
  const { services } = v.parse(
    compose,
    parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }),
  )
  const [network, database] = [`${prefix}-network`, `${prefix}-database`]
  await podman(['network', 'create', network])
  try {
    await podman([
      ...[...options.globally, 'run', '--detach', `--name=${database}`, ...options.run],
      ...[`--network=${network}`, '--network-alias=database', '--security-opt=no-new-privileges'],
      ...[...variablesOf(services.database), databaseImage],
    ])
    await step('PostgreSQL is ready by the check of the compose file', async () => {
      const [, ...check] = services.database.healthcheck.test
      await until(() => podman(['exec', database, ...check]))
    })
    const more = [`--network=${network}`, ...variablesOf(services.portal)]
    const place = { volume: `${prefix}-evidence`, port, more }
    const start = (name: string) =>
      startPortal(image, options, { ...place, name: `${prefix}-${name}` })
    const first = await step(
      'the portal starts on PostgreSQL, with the settings of the compose file',
      () => start('first-on-postgres'),
    )
    try {
      await step('the operator adds a brand', async () => {
        const line = ['operator', 'brands', 'add', 'Harbour', '--host=localhost']
        await podman(['exec', first.name, ...line])
        await until(async () => ((await fetch(first.url)).ok ? true : null))
      })
      const saved = await signUpAndSave(first)
      await checkStop(first)
      const second = await start('second-on-postgres')
      try {
        await checkSaved(second, saved)
        await step('the data are in PostgreSQL, and no other database was made', async () => {
          const sql = "select name from organisations where name = 'Kept Ltd'"
          const line = ['psql', '--username=credence', '-Atc', sql, 'credence']
          assert.equal(await podman(['exec', database, ...line]), 'Kept Ltd')
          // Finished pages are a file of each machine, whatever the database.
          const others = /^(?!pages\.sqlite).*sqlite/m
          assert.doesNotMatch(await podman(['exec', second.name, 'ls', '/data']), others)
        })
      } finally {
        await second.remove()
      }
    } finally {
      await first.remove()
    }
  } finally {
    await tryPodman(['rm', '--force', '--time=0', '--volumes', database])
    await tryPodman(['network', 'rm', network])
    await tryPodman(['volume', 'rm', `${prefix}-evidence`])
  }
}
