import { documentFramePath } from '#src/lib/document-messages.ts'
import { certificate, documentBombs, hostileDocuments } from '../fixtures/documents.ts'
import { frameOf, inFrame, isShown, showFile } from './support/document-frame.ts'
import { expect, test } from './support/test.ts'

test('OPR-2 the frame has an origin of its own, and reaches neither the page nor what it stores', async ({
  page,
}) => {
  await showFile(page, 'certificate.pdf', certificate())
  await isShown(page, 'certificate.pdf')
  const frame = await frameOf(page)
  const reached = await frame.evaluate(async () => {
    const attempts: Record<string, () => unknown> = {
      document: () => parent.document.title,
      location: () => parent.location.href.length,
      element: () => window.frameElement?.tagName.length ?? Promise.reject(new Error('none')),
      cookies: () => document.cookie,
      localStorage: () => localStorage.length,
      sessionStorage: () => sessionStorage.length,
      databases: () => indexedDB.databases(),
      caches: () => caches.keys(),
    }
    const found: string[] = []
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        await attempt()
        found.push(name)
      } catch {
        // As it should be.
      }
    }
    return { found, origin: window.origin }
  })
  expect(reached).toEqual({ found: [], origin: 'null' })
})

test('OPR-2 the address of the frame has no origin either when somebody opens it by itself', async ({
  page,
}) => {
  await page.goto(documentFramePath)
  expect(await page.evaluate(() => window.origin)).toBe('null')
})

test('OPR-2 the frame can ask nobody anything, load nothing, run no text and open nothing', async ({
  page,
  context,
  faults,
  violations,
}) => {
  await showFile(page, 'certificate.pdf', certificate())
  await isShown(page, 'certificate.pdf')
  const frame = await frameOf(page)
  const answered: string[] = []
  context.on('response', (response) => answered.push(response.url()))
  const before = page.url()
  const got = await frame.evaluate(async () => {
    const address: string = 'data:text/javascript,export {}'
    const add = (tag: string, more: object) =>
      document.body.append(Object.assign(document.createElement(tag), more))
    add('img', { src: '/favicon.ico' })
    add('iframe', { src: '/robots.txt' })
    add('link', { rel: 'stylesheet', href: '/brand.css' })
    const form = Object.assign(document.createElement('form'), { action: '/robots.txt' })
    document.body.append(form)
    form.submit()
    // True says no more than that it was taken.
    navigator.sendBeacon('/api/beacon', 'x')
    const settled = await Promise.allSettled([
      fetch('/api/env'),
      fetch('http://localhost/'),
      new Promise((resolve, reject) => {
        const socket = new WebSocket('ws://localhost:1/')
        Object.assign(socket, { onopen: resolve, onerror: reject })
      }),
      // Later, since what a test runs itself may do what the policy forbids.
      new Promise((resolve, reject) => {
        setTimeout(() => {
          try {
            // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- it is to fail
            resolve(new Function('return 1')())
          } catch (error) {
            reject(error)
          }
        })
      }),
      import(/* @vite-ignore */ address),
      (async () => top?.location.replace('/robots.txt'))(),
    ])
    return {
      statuses: settled.map(({ status }) => status),
      opened: window.open('/robots.txt'),
    }
  })
  expect(got.statuses).toEqual(Array.from({ length: 6 }, () => 'rejected'))
  expect(got.opened).toBeNull()
  for (const refused of ['connect-src', 'img-src', 'frame-src', 'style-src', '/api/beacon']) {
    await expect.poll(() => violations.join('\n')).toContain(refused)
  }
  expect(answered).toEqual([])
  expect(page.url()).toBe(before)
  // What the policy has refused was what this test is about; nothing more comes once the frame is gone.
  await page.goto('/robots.txt')
  violations.splice(0)
  faults.forget()
})

test('OPR-2 nothing that a hostile document asks for happens', async ({
  page,
  context,
  server,
}) => {
  // The page loads its own parts before, so that nothing but the frame asks for anything later.
  await showFile(page, 'certificate.pdf', certificate())
  await isShown(page, 'certificate.pdf')
  /** What the frame asks for by itself: its document and data, and the reader, which it makes itself. */
  const isOwn = (address: string) =>
    address.startsWith(server.url + documentFramePath) || address.startsWith('blob:null/')
  const asked: string[] = []
  const opened: string[] = []
  context.on('request', (request) => asked.push(request.url()))
  context.on('page', (other) => opened.push(other.url()))
  page.on('dialog', () => opened.push('dialog'))
  page.on('download', () => opened.push('download'))
  for (const [what, bytes] of Object.entries(hostileDocuments)) {
    await test.step(`one ${what}`, async () => {
      asked.length = 0
      await showFile(page, 'hostile.pdf', bytes)
      await isShown(page, 'hostile.pdf')
      const title = await page.title()
      await inFrame(page).getByRole('region', { name: 'Page 1' }).click()
      await expect(inFrame(page).locator('a, button, input, iframe, object, embed')).toHaveCount(0)
      expect(await page.title()).toBe(title)
      expect([...asked.filter((one) => !isOwn(one)), ...opened]).toEqual([])
    })
  }
})

/** Runs in each frame from then on: the time that a document may take is over after a quarter of it. */
const shortenPatience = () => {
  const { setTimeout: wait } = window
  const shorter = (run: TimerHandler, ms = 0, ...more: unknown[]) =>
    wait(run, ms >= 20_000 ? ms / 4 : ms, ...more)
  if (window.origin === 'null') Object.assign(window, { setTimeout: shorter })
}

/** Runs in the page: counts how often its own timers came. */
const countTimers = () => {
  const count = { timers: 0 }
  Object.assign(window, { count })
  setInterval(() => (count.timers += 1), 20)
}

for (const [what, { bytes, end }] of Object.entries(documentBombs)) {
  test(`OPR-2 a document ${what} ends in time, and the page goes on meanwhile`, async ({
    page,
  }) => {
    await showFile(page, 'first.pdf', certificate())
    await isShown(page, 'first.pdf')
    const isEndedByTime = end.test('took too long')
    if (isEndedByTime) await page.addInitScript(shortenPatience)
    await page.evaluate(countTimers)
    await showFile(page, 'bomb.pdf', bytes)
    const refusal = page.getByRole('status').filter({ hasText: 'bomb.pdf cannot be shown here' })
    await expect(refusal).toContainText(end, { timeout: 50_000 })
    const timers = await page.evaluate(
      () => (window as unknown as { count: { timers: number } }).count.timers,
    )
    // A page that waits for the document has a few at its beginning and its end.
    if (isEndedByTime) expect(timers).toBeGreaterThan(30)
  })
}
