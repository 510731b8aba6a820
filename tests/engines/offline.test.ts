import { describe, expect, it } from 'vitest'
import { begin } from './support/begin.ts'
import { engines } from './support/engines.ts'
import { isWorkerInCharge, rowsOnDevice } from './support/in-page.ts'
import { publicProfile } from './support/public-profile.ts'
import { fill, patience, press, read, see } from './support/screen.ts'
import { signIn } from './support/sign-in.ts'

describe.each(engines)('$name, with the server really gone', (engine) => {
  const stage = begin(engine)

  it('ENG-1 PUB-11 a profile seen once opens', async () => {
    const { browser, portal } = stage()
    const profile = `${portal.url}/organization/coolabah-office-supplies`
    await browser.open(profile)
    await expect.poll(() => browser.run(isWorkerInCharge), patience).toBe(true)
    await expect.poll(() => browser.run(rowsOnDevice, 'publicProfiles'), patience).toBe(1)
    await portal.kill()
    await browser.open(profile)
    await see(browser, 'heading', 'Coolabah Office Supplies')
    await read(browser, 'You are seeing the copy kept on this device')
    await portal.start()
  })

  it('ENG-1 OFF-5 what is typed and saved is sent once, when the server is back', async () => {
    const { browser, portal } = stage()
    await signIn(browser, portal.url)
    await portal.kill()
    await fill(browser, 'Description', 'Typed while nobody answers.')
    await press(browser, 'button', 'Save')
    await see(browser, 'button', 'You are offline. 1 unsent change')
    await portal.start()
    await read(browser, 'All changes are saved.')
    const saves = portal.said().filter((line) => line.includes('"method":"PATCH"'))
    expect(saves).toHaveLength(1)
    const published = await publicProfile(portal, 'northwind-packaging')
    expect(published).toContain('Typed while nobody answers.')
  })
})
