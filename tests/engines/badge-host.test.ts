import { describe, expect, it, onTestFinished } from 'vitest'
import { startOtherSite } from '../fixtures/other-site.ts'
import { begin } from './support/begin.ts'
import { engines } from './support/engines.ts'
import { badgeCode, badgeCorner } from './support/in-page.ts'
import { patience, see } from './support/screen.ts'

describe.each(engines)('$name', (engine) => {
  const stage = begin(engine)

  it('ENG-1 WGT-4 the badge is drawn in a page with the strictest policy that names the sources it asks for', async () => {
    const { browser, portal } = stage()
    const site = await startOtherSite()
    onTestFinished(() => site.close())
    await browser.open(`${portal.url}/badge?organisation=northwind-packaging`)
    await see(browser, 'heading', 'Northwind Packaging')
    const { code, policy } = await browser.run(badgeCode)
    site.publish(code, {
      'content-security-policy': `default-src 'none'; ${policy.replaceAll('\n', ' ')} require-trusted-types-for 'script'; trusted-types 'none'; base-uri 'none'`,
      'cross-origin-embedder-policy': 'require-corp',
    })
    await browser.open(site.url)
    // That its sheet came through shows in what it does.
    await expect.poll(() => browser.run(badgeCorner), patience).toBe('4% 17%')
  })
})
