import { expect, it, onTestFinished } from 'vitest'
import { startPrepared } from '../fixtures/prepare-data.ts'
import { ask } from './support/ask.ts'

it('SEC-3 a page that is rendered for one visitor counts as a call, one that is kept does not', async () => {
  const portal = await startPrepared({ RATE_LIMIT_PER_MINUTE: '3' })
  onTestFinished(() => portal.remove())
  const statusOf = async (path: string) => (await ask(portal.url + path)).status
  expect(await statusOf('/')).toBe(200)
  expect(await statusOf('/?visit=1')).toBe(200)
  expect(await statusOf('/?visit=2')).toBe(200)
  expect(await statusOf('/?visit=3')).toBe(429)
  expect(await statusOf('/')).toBe(200)
})

it('API-6 a portal that starts, renders pages and stops has no error to log', async () => {
  const portal = await startPrepared()
  onTestFinished(() => portal.remove())
  expect((await ask(`${portal.url}/organization/coolabah-office-supplies`)).status).toBe(200)
  expect((await ask(`${portal.url}/previews/portal.png`)).status).toBe(200)
  await portal.stop()
  expect(portal.said().filter((line) => /"level":[56]0/.test(line))).toEqual([])
})
