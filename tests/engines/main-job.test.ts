import { describe, expect, it } from 'vitest'
import { newAccount } from '../fixtures/accounts.ts'
import { newOrganisationName } from '../fixtures/new-organisation.ts'
import { begin } from './support/begin.ts'
import { engines } from './support/engines.ts'
import { publicProfile } from './support/public-profile.ts'
import { choose, fill, press, read, see } from './support/screen.ts'

describe.each(engines)('$name', (engine) => {
  const stage = begin(engine)

  it('ENG-1 AUT-2 ORG-4 PRF-1 PUB-2 a newcomer signs up, adds an organisation, saves its profile and finds it public', async () => {
    const { browser, portal } = stage()
    const account = newAccount()
    await browser.open(`${portal.url}/auth/validate?option=register`)
    await fill(browser, 'First name', account.firstName)
    await fill(browser, 'Last name', account.lastName)
    await fill(browser, 'Email address', account.email)
    await fill(browser, 'Password', account.password)
    await press(browser, 'button', 'Create account')

    const organisation = newOrganisationName()
    await fill(browser, 'Name of the organisation', organisation)
    await read(browser, 'No results found')
    await press(browser, 'link', 'Add your organisation')
    await press(browser, 'button', 'Add organisation')
    await see(browser, 'heading', 'My organization')

    await fill(browser, 'Website', 'www.reed-and-rush.example')
    await choose(browser, 'Address', '12 Wharf Road, Leichhardt', '12 Wharf Road')
    await fill(browser, 'Registration number', '51 824 753 556')
    await fill(browser, 'Description', 'Baskets woven by hand.')
    await press(browser, 'field', 'Small (11 - 100 employees)')
    await press(browser, 'button', 'Save')
    await read(browser, 'Your profile is now saved!')

    const slug = organisation.toLowerCase().replaceAll(' ', '-')
    expect(await publicProfile(portal, slug)).toContain('Baskets woven by hand.')
    await browser.open(`${portal.url}/organization/${slug}`)
    await see(browser, 'heading', organisation)
    await read(browser, 'Baskets woven by hand.')
    await read(browser, 'Leichhardt, New South Wales, Australia')
  })
})
