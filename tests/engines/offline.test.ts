import { expect, it } from 'vitest'
import { begin } from './support/begin.ts'
import { engines } from './support/engines.ts'
import { isWorkerInCharge, rowsOnDevice } from './support/in-page.ts'
import { fill, patience, press, read, see } from './support/screen.ts'
import { signIn } from './support/sign-in.ts'

it.each(engines)(
  'ENG-1 PUB-11 a profile seen once opens with the server gone in $name',
  async (engine) => {
    const { browser, portal } = await begin(engine)
    const profile = `${portal.url}/organization/coolabah-office-supplies`
    await browser.open(profile)
    await expect.poll(() => browser.run(isWorkerInCharge), patience).toBe(true)
    await expect.poll(() => browser.run(rowsOnDevice, 'publicProfiles'), patience).toBe(1)
    await portal.kill()
    await browser.open(profile)
    await see(browser, 'heading', 'Coolabah Office Supplies')
    await read(browser, 'You are seeing the copy kept on this device')
  },
)

it.each(engines)(
  'ENG-1 OFF-5 what is typed and saved with the server gone is sent once it is back in $name',
  async (engine) => {
    const { browser, portal } = await begin(engine)
    await signIn(browser, portal.url)
    await portal.kill()
    await fill(browser, 'Description', 'Typed while nobody answers.')
    await press(browser, 'button', 'Save')
    await see(browser, 'button', 'You are offline. 1 unsent change')
    await portal.start()
    await read(browser, 'All changes are saved.')
    const saves = portal.said().filter((line) => line.includes('"method":"PATCH"'))
    expect(saves).toHaveLength(1)
    const profile = await fetch(`${portal.url}/organization/northwind-packaging`)
    expect(await profile.text()).toContain('Typed while nobody answers.')
  },
)
