import { describe, expect, it } from 'vitest'
import { demoBuyer } from '../fixtures/accounts.ts'
import { begin } from './support/begin.ts'
import { engines } from './support/engines.ts'
import { shows } from './support/in-page.ts'
import { fill, patience, press, see } from './support/screen.ts'
import { signInTo } from './support/sign-in.ts'

describe.each(engines)('$name, of a buyer', (engine) => {
  const stage = begin(engine)
  const query = async () => new URL(await stage().browser.url()).search

  it('ENG-1 DSC-1 DSC-7 suppliers are found by words, by a filter and on the map', async () => {
    const { browser, portal } = stage()
    await browser.open(`${portal.url}/discover`)
    await fill(browser, 'What are you looking for?', 'coolaba')
    await expect.poll(query, patience).toBe('?q=coolaba')
    await see(browser, 'link', 'Coolabah Office Supplies')
    await press(browser, 'field', 'Social')
    await expect.poll(query, patience).toBe('?q=coolaba&category=Social')
    await press(browser, 'link', 'Map')
    await see(browser, 'link', 'Leichhardt')
  })

  it('ENG-1 DSC-4 a buyer opens a shortlist, and a note on it is there after a reload', async () => {
    const { browser, portal } = stage()
    await signInTo(browser, `${portal.url}/buying/shortlists`, demoBuyer)
    await press(browser, 'link', 'Own brand, spring')
    await press(browser, 'button', 'Add a note on Nilgiri Tea Circle')
    await fill(browser, 'Note on Nilgiri Tea Circle', 'They ship in tins.')
    await press(browser, 'button', 'Save the note')
    await see(browser, 'button', 'Edit the note on Nilgiri Tea Circle')
    await browser.reload()
    await expect.poll(() => browser.run(shows, 'They ship in tins.'), patience).toBe(true)
  })
})
