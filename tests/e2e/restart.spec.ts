import { expect, test } from './support/test.ts'

test.use({ portal: 'own' })

test('a killed portal comes back at the same address with the same data', async ({
  request,
  server,
}) => {
  const brand = `${server.at('localhost')}/api/brand/localhost`
  const before = await (await request.get(brand)).text()
  await server.kill()
  await expect(request.get(brand)).rejects.toThrow('ECONNREFUSED')
  await server.start()
  expect(await (await request.get(brand)).text()).toBe(before)
})

test('every test of a file meets the same portal', async ({ page, baseURL, server }) => {
  expect(baseURL).toBe(server.url)
  const answer = await page.goto('/')
  expect(answer?.status()).toBe(200)
})
