import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findChromium } from './find-chromium.ts'
import { temporaryPrograms } from './testing/temporary-programs.ts'

const nowhere = '/nowhere/chromium'

it('takes the Chromium that CHROMIUM_PATH names before any other', async () => {
  const folder = await temporaryPrograms({ chosen: 'exit', chromium: 'exit' })
  const chosen = join(folder, 'chosen')
  expect(findChromium({ CHROMIUM_PATH: chosen, PATH: folder }, nowhere)).toBe(chosen)
})

it('says that CHROMIUM_PATH names nothing that can be run', () => {
  expect(() => findChromium({ CHROMIUM_PATH: nowhere }, nowhere)).toThrow(
    'CHROMIUM_PATH names no program that can be run: /nowhere/chromium',
  )
})

it.each(['chromium', 'chromium-browser', 'google-chrome'])('finds %s on the path', async (name) => {
  const folder = await temporaryPrograms({ [name]: 'exit' })
  expect(findChromium({ PATH: `/nowhere:${folder}` }, nowhere)).toBe(join(folder, name))
})

it('falls back on the Chromium that Playwright downloaded', async () => {
  const downloaded = join(await temporaryPrograms({ chrome: 'exit' }), 'chrome')
  expect(findChromium({ PATH: '/nowhere' }, downloaded)).toBe(downloaded)
})

it('finds none where none is', () => {
  expect(findChromium({}, nowhere)).toBeNull()
})
