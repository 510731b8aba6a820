import type { RequestListener } from 'node:http'
import { expectPrepared, openWorkplace } from './support/offline.ts'
import { inPlaceOf, trickle } from './support/in-place-of.ts'
import { expect, test } from './support/test.ts'
import { workerInCharge, workerKeeps } from './support/worker.ts'

test.use({ portal: 'own', serviceWorkers: 'allow' })
test.describe.configure({ timeout: 120_000 })

const tooMany: RequestListener = (request, response) => {
  const isPage = request.headers.accept?.includes('text/html')
  response
    .writeHead(429, {
      'content-type': isPage ? 'text/html' : 'application/json',
      'retry-after': '60',
    })
    .end(isPage ? '<h1>Too many requests</h1>' : '{"message":"Too many requests at once."}')
}

test.afterEach(({ server }) => server.start())

for (const [what, listener] of [
  ['the server wants to be asked later', tooMany],
  ['bytes trickle', trickle],
] as const) {
  test(`KEEP-1 OFF-2 the profile form opens from the device where ${what}`, async ({
    page,
    server,
    faults,
  }) => {
    faults.expect(/Failed to load resource|could not be|ProblemError|Too many requests/)
    await openWorkplace(page)
    await workerInCharge(page)
    await expectPrepared(page)
    await server.kill()
    await inPlaceOf(server.url, listener, async () => {
      await page.goto('/organisation', { waitUntil: 'commit' })
      await expect(page.getByLabel('Organisation name')).toHaveValue('Northwind Packaging')
    })
  })
}

/** Of what the worker keeps for an address. */
const keptType = (path: string): Promise<string | null> =>
  caches.match(path).then((kept) => kept?.headers.get('content-type') ?? null)

test('OFF-2 a page of a captive portal is not kept as the look of the brand, and goes where it was', async ({
  page,
  server,
  faults,
}) => {
  faults.expect(/Failed to load resource|could not be|ProblemError|MIME type/)
  const logo = '/brands/credence/light-logo.svg'
  const onlyElsewhere = '/brands/credence/featured.svg'
  const terms = '<!doctype html><title>Airport Wi-Fi</title>'
  await page.goto('/login')
  await workerInCharge(page)
  await workerKeeps(page, ['/brand.css', logo, onlyElsewhere])
  // As an earlier release kept what came.
  await page.evaluate(
    async ({ paths, terms }) => {
      const cache = await caches.open('public-files')
      const headers = { 'content-type': 'text/html' }
      for (const path of paths) await cache.put(path, new Response(terms, { headers }))
    },
    { paths: ['/brand.css', logo, onlyElsewhere], terms },
  )
  await page.reload()
  await expect.poll(() => page.evaluate(keptType, '/brand.css')).toMatch(/^text\/css/)
  await expect.poll(() => page.evaluate(keptType, logo)).toMatch(/^image\//)
  await expect.poll(() => page.evaluate(keptType, onlyElsewhere)).toMatch(/^image\//)

  await server.kill()
  const asked: (string | undefined)[] = []
  const captive: RequestListener = (request, response) => {
    asked.push(request.url)
    response.writeHead(200, { 'content-type': 'text/html' }).end(terms)
  }
  await inPlaceOf(server.url, captive, async () => {
    const paths = ['/brand.css', logo]
    const ask = () =>
      page.evaluate(async (all) => {
        // The browser's own cache has them too.
        const answers = all.map((path) => fetch(path, { cache: 'reload' }))
        return Promise.all((await Promise.all(answers)).map((answer) => answer.text()))
      }, paths)
    await ask()
    // Behind the answer from the device.
    await expect.poll(() => asked).toEqual(expect.arrayContaining(paths))
    for (const answer of await ask()) expect(answer).not.toContain('Airport')
    expect(await page.evaluate(keptType, '/brand.css')).toMatch(/^text\/css/)
    expect(await page.evaluate(keptType, logo)).toMatch(/^image\//)
  })
})
