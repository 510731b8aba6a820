import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { brandDesk } from './support/brand-in-memory.ts'
import { openConsole } from './support/open-console.tsx'
import {
  expectAccessible,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectTexts,
  narrow,
  windows,
} from './support/screen.ts'

const saved = page.getByText('Saved as a draft')
const editor = '/operate/brands/green'

test('OPR-4 what two editors change at once is shown from both, and nothing is lost', async () => {
  const desk = brandDesk()
  await openConsole(desk, `${editor}?part=texts`)
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('Green Supply One')
  await expect.element(saved).toBeVisible()
  desk.changeElsewhere('/brand/name', 'Green Supply Two')
  desk.changeElsewhere('/brand/description', 'Written elsewhere.')
  await name.fill('Green Supply Three')
  await expect.element(page.getByText(/Somebody else has changed this too: Name/)).toBeVisible()
  await expect.element(page.getByText('Green Supply Two')).toBeVisible()
  await expect
    .element(page.getByLabelText('Description on the landing page, English'))
    .toHaveValue('Written elsewhere.')
  expect(desk.draft()?.brand.name).toBe('Green Supply Two')
  await page.getByRole('button', { name: 'Keep yours: Name' }).click()
  await expect.poll(() => desk.draft()?.brand.name).toBe('Green Supply Three')
  await expect.element(saved).toBeVisible()
})

test('OPR-4 what could not be saved stays, is said, and is saved as soon as that is possible', async () => {
  const desk = brandDesk()
  const { saveBrandDraft } = desk.data
  desk.data.saveBrandDraft = () => Promise.reject(new Error('The network is away.'))
  await openConsole(desk, `${editor}?part=texts`)
  await page.getByRole('textbox', { name: 'Name' }).fill('Greener')
  await expect.element(page.getByText(/^Not saved: /)).toBeVisible()
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isAsked()).toBe(true)
  // Another part of the console and back: it is still there.
  await page.getByRole('link', { name: 'Administration' }).click()
  await page.getByRole('link', { name: 'Operators' }).click()
  await page.getByRole('link', { name: 'What people see' }).click()
  await page.getByRole('link', { name: /Green Supply/ }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Greener' })).toBeVisible()
  desk.data.saveBrandDraft = saveBrandDraft
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => desk.draft()?.brand.name).toBe('Greener')
  await expect.poll(isAsked).toBe(false)
})

test('OPR-4 a fault of publishing leads to its field, and what is published can be undone', async () => {
  const desk = brandDesk()
  desk.faultsOf = ({ brand }) =>
    brand.footer.options[1]?.url === ''
      ? [{ path: '/brand/footer/options/1/url', code: 'needed', message: 'It is missing.' }]
      : []
  await openConsole(desk, `${editor}?part=footer`)
  const address = page.getByRole('textbox', { name: 'Address' }).nth(1)
  await address.fill('')
  await expect.element(saved).toBeVisible()
  await page.getByRole('link', { name: 'Publish', exact: true }).first().click()
  await page.getByRole('link', { name: /Links in the footer · 2 · Address: It is missing/ }).click()
  await expect.element(address).toHaveFocus()
  await expect.element(page.getByText('It is missing.')).toBeVisible()
  await address.fill('/benefits')
  await expect.element(saved).toBeVisible()
  await page.getByRole('link', { name: 'Publish', exact: true }).first().click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.poll(() => desk.versions.map(({ again }) => again)).toEqual([null, null, 1])
  await expect.element(page.getByText('Nothing to publish')).toBeVisible()
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test('OPR-4 links are put in order by keyboard, and the focus goes along', async () => {
  const desk = brandDesk()
  await openConsole(desk, `${editor}?part=footer`)
  const down = page.getByRole('button', { name: 'Move down: About' })
  await down.click()
  await expect.element(down).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  // At the end there is no way further down.
  await expect.element(page.getByRole('button', { name: 'Move up: About' })).toHaveFocus()
  await expectTexts(
    page.getByRole('list', { name: 'Links in the footer' }).getByText(/^Move down/),
    [],
  )
  const order = () => desk.draft()?.brand.footer.options.map(({ url }) => url)
  await expect
    .poll(order)
    .toEqual(['/get-started', 'https://green.test/imprint', 'https://green.test/about'])
})

test('OPR-4 a picture that is missing or cannot be loaded is the name, never a broken image', async () => {
  const desk = brandDesk()
  await openConsole(desk, `${editor}?part=pictures`)
  const logo = page.getByRole('region', { name: 'Logo for light pages' })
  await expect.element(logo.getByText('Without it, the name stands in type.')).toBeVisible()
  desk.changeElsewhere('/brand/brandImages/darkLogo', 'data:image/png;base64,AAAA')
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(logo.getByText(/This picture cannot be loaded/)).toBeVisible()
  await expect.element(logo.getByText('Green Supply').first()).toBeVisible()
  expect(logo.element().querySelector('img')).toBeNull()
})

test('OPR-4 an admin of an installation without a brand arrives at the guide, which ends with a published one', async () => {
  const desk = brandDesk(null)
  await openConsole(desk, '/operate')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Blue Supply')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Blue Supply' })).toBeVisible()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect.element(page.getByRole('main')).toHaveFocus()
  await expect.element(page.getByRole('heading', { name: 'Primary colour' })).toBeVisible()
  await expect.element(page.getByText('/brand/', { exact: false })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Publish now' }).click()
  // Nothing was there before that could be shown again.
  await expect.element(page.getByText(/You can undo it/)).not.toBeInTheDocument()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
  await expect.element(page.getByText('Your portal is open')).toBeVisible()
  const [published] = desk.versions
  expect(published?.state.hosts).toEqual([window.location.host])
  await expect
    .element(page.getByRole('link', { name: 'View it' }))
    .toHaveAttribute('href', `${window.location.origin}/`)
})

test('OPR-4 whoever is no admin of all brands sees the hosts and who changes them', async () => {
  const desk = brandDesk()
  desk.mayChangeHosts = false
  await openConsole(desk, `${editor}?part=hosts`)
  const remove = page.getByRole('button', { name: 'Remove: green.test' })
  await expect.element(remove).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByText(/an admin of all brands changes them/)).toBeVisible()
  await expect.element(page.getByLabelText('Another host')).toHaveAttribute('readonly')
  const add = page.getByRole('button', { name: 'Add the host' })
  await expect.element(add).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabelText('Domain').fill('hosts.test')
  await expect.poll(() => desk.draft()?.brand.domain).toBe('hosts.test')
  expect(desk.draft()?.hosts).toEqual(['green.test'])
})

test.each(['en', 'de', 'ar'] as const)(
  'A11Y-1 OPR-4 the editor is accessible on desk and phone in %s',
  async (language) => {
    const desk = brandDesk()
    desk.changeElsewhere('/brand/name', 'Green')
    const all = ['look', 'pictures', 'texts', 'footer', 'hosts', 'publish', 'history']
    // Other languages change words and directions, which these two have the most of.
    for (const part of language === 'en' ? all : ['look', 'footer']) {
      await page.viewport(...windows.desk)
      await openConsole(desk, `${editor}?part=${part}`, language)
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page.getByRole('main'))
      await narrow()
      await expectAccessible(page.getByRole('main'))
      expectNoSidewaysScroll()
      expectLargeTargets()
    }
  },
)
