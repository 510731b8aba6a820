import { expect, it } from 'vitest'
import { begin } from './support/begin.ts'
import { engines } from './support/engines.ts'
import { see } from './support/screen.ts'
import { signIn } from './support/sign-in.ts'

it.each(engines)('ENG-1 AUT-12 a sign-in survives a reload in $name', async (engine) => {
  const { browser, portal } = await begin(engine)
  await signIn(browser, portal.url)
  await browser.reload()
  await see(browser, 'heading', 'My organization')
  expect(new URL(await browser.url()).pathname).toBe('/organisation')
})
