import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { podman } from '../../scripts/container/podman.ts'
import { step, until } from './check.ts'
import type { PortalContainer } from './portal-container.ts'

const run = promisify(execFile)
const ask = async (url: string) => {
  const answer = await fetch(url)
  return { status: answer.status, text: await answer.text() }
}

/** Whether a line of the log is what docs/operations.md says of it: JSON, or one that a start begins with. */
const isLogged = (line: string) =>
  /^(?:Credence is ready|No SMTP_URL is set|There is no brand yet|The first admin can)/.test(
    line,
  ) || typeof (JSON.parse(line) as { msg: unknown }).msg === 'string'

/** From an empty volume to a landing page, by nothing but what the log and the page say. */
export async function checkFirstStart(portal: PortalContainer): Promise<void> {
  const hint = await step('the log of the first start ends with what to do', () =>
    until(
      async () =>
        (await portal.lines()).find((line) => line.startsWith('There is no brand yet')) ?? null,
    ),
  )
  await step('a page says that the portal is being set up, and no more', async () => {
    const { status, text } = await ask(`${portal.url}/`)
    assert.equal(status, 503)
    assert.doesNotMatch(text, /<code>|brands add/)
  })
  await step('the command of the log, run as it is, adds a brand', async () => {
    const [, command = ''] = /Add the first one: (.*)$/.exec(hint) ?? []
    assert.match(command, /^podman exec [0-9a-f]{12} operator brands add /)
    const { stdout } = await run('sh', ['-c', command])
    assert.match(stdout, /^The brand 'my-portal' is added/)
  })
  await step('the landing page is that of the brand, with a script that is there', async () => {
    const page = await until(async () => {
      const { status, text } = await ask(`${portal.url}/`)
      return status === 200 ? text : null
    })
    assert.match(page, /My portal Supplier Engagement Portal/)
    const [, script = ''] = /<script[^>]* src="([^"]+)"/.exec(page) ?? []
    assert.equal((await fetch(portal.url + script)).status, 200)
  })
  await step('each line of the log is JSON, but those of the start', async () => {
    const lines = await until(async () => {
      const all = await portal.lines()
      return all.some((line) => line.includes('"answered"')) ? all : null
    })
    assert.deepEqual(
      lines.filter((line) => !isLogged(line)),
      [],
    )
  })
  await step('the check of its health succeeds', async () => {
    await podman(['healthcheck', 'run', portal.name])
  })
}
