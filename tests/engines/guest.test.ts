import { describe, expect, it, onTestFinished } from 'vitest'
import { startOtherSite } from '../fixtures/other-site.ts'
import { begin } from './support/begin.ts'
import { engines } from './support/engines.ts'
import { badgeCode, badgeCorner } from './support/in-page.ts'
import { patience, see } from './support/screen.ts'

describe.each(engines)('$name, of a guest', (engine) => {
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

  it('ENG-1 PUB-4 PUB-5 a profile on paper says all that it says, and has nothing to press', async () => {
    const { browser, portal } = stage()
    await browser.open(`${portal.url}/organization/coolabah-office-supplies`)
    await see(browser, 'button', 'More')
    const sheets = await browser.print()
    const paper = sheets.join(' ').replaceAll(/\s+/g, ' ')
    expect(paper).toContain('Coolabah Office Supplies')
    // What is folded away on a screen: the end of the description, and of the longest lists.
    expect(paper).toContain('the Wiradjuri country we come from.')
    expect(paper).toContain('Repair and maintenance of furniture and home furnishings')
    expect(paper).toContain('Anti-Slavery Day')
    // Where the sheet came from, beside the same as a QR code.
    expect(paper).toMatch(/\/organization\/ ?coolabah-office-supplies/)
    expect(paper).not.toMatch(/\b(?:Share profile|Log in|Claim profile|More|Report Issue|Terms)\b/)
    // A long section begins where there is room for it, not on a sheet of its own.
    expect(sheets[0]).toContain('ISO 14001 Environmental management systems')
  })
})
