import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { contractSuite } from '../../fixtures/contract-suite.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../../', import.meta.url))

contractSuite('operator: as it is typed', (bench) => {
  it('API-8 works beside the running server, through npm, under the name of the account', async () => {
    const slug = await bench.organisation(await bench.person())
    const { databaseUrl, dataDir } = bench.place
    const { DATABASE_URL: _url, OPERATOR_NAME: _name, ...rest } = process.env
    const env = { ...rest, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
    const line = ['run', '--silent', 'operator', '--', 'organisations', 'suspend', slug]
    const { stdout } = await run('npm', line, { cwd: root, env })
    expect(stdout).toContain(`${slug} is suspended now. By mail the portal tells `)
    expect(await bench.app.store.organisations.find(slug)).toMatchObject({ status: 'SUSPENDED' })
    const { actor } = await bench.open.db
      .selectFrom('audit_log')
      .select('actor')
      .executeTakeFirstOrThrow()
    expect(actor).toMatch(/\S/)
  })
})
