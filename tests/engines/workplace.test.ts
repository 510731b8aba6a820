import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { begin } from './support/begin.ts'
import { engines } from './support/engines.ts'
import {
  activeOption,
  fileField,
  focusedValue,
  heldCredentials,
  pressArrowDown,
  pressComposing,
  selectAll,
  shows,
} from './support/in-page.ts'
import { publicProfile } from './support/public-profile.ts'
import { saveElsewhere } from './support/save-elsewhere.ts'
import { closeDialog, fill, patience, press, read, see } from './support/screen.ts'
import { signIn } from './support/sign-in.ts'

describe.each(engines)('$name, signed in', (engine) => {
  const stage = begin(engine, ({ browser, portal }) => signIn(browser, portal.url))

  it('ENG-1 AUT-12 a sign-in survives a reload', async () => {
    const { browser } = stage()
    await browser.reload()
    await see(browser, 'heading', 'My organization')
    expect(new URL(await browser.url()).pathname).toBe('/organisation')
  })

  it.each(['WebKit', 'the others'])(
    'ENG-1 KEEP-4 Enter that ends a composition, in the order of %s, chooses nothing',
    async (order) => {
      const { browser } = stage()
      await fill(browser, 'Search credentials', 'sa8000')
      await see(browser, 'option', 'SA8000')
      const before = await browser.run(heldCredentials)
      await browser.run(pressArrowDown)
      await expect.poll(() => browser.run(activeOption), patience).toContain('SA8000')
      await browser.run(pressComposing, order)
      await see(browser, 'option', 'SA8000')
      expect(await browser.run(heldCredentials)).toBe(before)
    },
  )

  it('ENG-1 SHR-1 WGT-8 the link is copied and can be pasted, the badge is copied as a picture', async () => {
    const { browser, portal } = stage()
    await press(browser, 'button', 'View profile')
    await press(browser, 'button', 'Copy')
    await expect.poll(() => browser.run(shows, 'Link copied'), patience).toBe(true)
    await closeDialog(browser)
    await press(browser, 'field', 'Search credentials')
    await browser.run(selectAll)
    await browser.paste()
    const link = `${portal.url}/organization/northwind-packaging`
    await expect.poll(() => browser.run(focusedValue), patience).toBe(link)
    await press(browser, 'button', 'Share badge')
    await press(browser, 'button', 'Copy badge')
    await see(browser, 'button', '✅ Badge was copied!')
    await closeDialog(browser)
  })

  it('ENG-1 OFF-6 what somebody else saved meanwhile is not written over: the person is asked', async () => {
    const { browser, portal } = stage()
    await saveElsewhere(portal, { description: 'Typed by a colleague.' })
    await fill(browser, 'Description', 'Typed here.')
    await press(browser, 'button', 'Save')
    await press(browser, 'button', 'Compare and choose')
    await read(browser, 'Typed by a colleague.')
    await press(browser, 'button', 'Decide later')
    await read(browser, 'Someone else saved this profile meanwhile')
    const published = await publicProfile(portal, 'northwind-packaging')
    expect(published).toContain('Typed by a colleague.')
  })

  it('ENG-1 PRF-8 a file is chosen as evidence, and the server has it', async () => {
    const { browser, portal } = stage()
    const folder = await mkdtemp(join(tmpdir(), 'credence-evidence-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const file = join(folder, 'certificate.pdf')
    await writeFile(
      file,
      '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
    )
    await press(browser, 'button', 'Add evidence')
    await see(browser, 'button', 'Choose files')
    await (await browser.find(fileField))?.choose(file)
    await see(browser, 'button', 'Download certificate.pdf')
    await closeDialog(browser)
    expect(portal.said().join('\n')).toMatch(/"method":"POST","route":"[^"]+evidence","status":201/)
  })
})
