import { fileURLToPath } from 'node:url'
import { addDays, type Day } from '#src/contract/trust/local-date.ts'
import { newAccount } from '../fixtures/accounts.ts'
import { snippetOf } from '../fixtures/badge-snippet.ts'
import { operateApart } from '../fixtures/operator-process.ts'
import type { Releases } from '../fixtures/widget-releases.ts'
import { createOrganisation, saveMandatory } from './support/new-organisation.ts'
import { test } from './support/pasted-badge.ts'
import { newSession } from './support/signed-in.ts'
import { expect } from './support/test.ts'

test.use({ portal: 'own' })

const shift = fileURLToPath(new URL('../fixtures/shifted-clock.ts', import.meta.url))
/** A day counted from today. */
const day = (from: number): Day => addDays(new Date().toISOString().slice(0, 10), from)

test('TRU-2 WGT-6 no release of the badge, pinned or not, calls a credential verified that is over or suspended', async ({
  page,
  server,
  site,
}) => {
  const session = await newSession(page, newAccount())
  const { name, slug } = await createOrganisation(session)
  await saveMandatory(session, slug, { name, credentials: ['iso-14001', 'b-corp'] })
  const operator = async (...line: string[]) => {
    expect(await operateApart(server.dataDir, line)).toMatchObject({ code: 0, stderr: '' })
  }
  const decide = (command: string, credential: string, ...more: string[]) =>
    operator('credentials', command, slug, credential, ...more)
  await decide('approve', 'iso-14001', '--how', 'document', '--expires', day(5))
  await decide('approve', 'b-corp', '--how', 'document')
  const list = await page.request.get('/widget/badge.json')
  const { stable, versions } = (await list.json()) as Releases
  const scripts = [stable, ...versions].map(({ url }) => url)
  expect(scripts.length).toBeGreaterThan(2)

  const expectEach = async (words: RegExp) => {
    for (const script of scripts) {
      const snippet = snippetOf(server.url, slug).replace('/widget/badge.js', script)
      expect(snippet).toContain(`src="${server.url}${script}"`)
      site.publish(snippet)
      await page.goto(site.url)
      // Of the live badge, which stands in the place of the picture.
      await expect(page.getByRole('link', { name: words })).toBeVisible()
    }
  }
  await expectEach(new RegExp(`${name} Verified credentials: 2$`))
  await decide('suspend', 'b-corp', 'It is looked into.')
  await expectEach(new RegExp(`${name} Verified credentials: 1$`))
  await page.goto('about:blank')
  await server.start({
    ...{ CLOCK_AT: `${day(10)}T02:00:00Z`, NODE_OPTIONS: `--import ${shift}` },
    PUBLIC_URL: server.url,
  })
  await expectEach(new RegExp(`^(?!.*verified).*${name}`, 'i'))
})
