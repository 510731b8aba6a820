import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { badgeName } from '../fixtures/badge-snippet.ts'
import { closePortal, openPortal } from './support/open-portal.tsx'
import { paste } from './support/pasted-badge.ts'
import {
  expectAccessible,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectTexts,
  focusOn,
} from './support/screen.ts'
import { openAsDemo } from './support/supplier.ts'

const { origin } = window.location
const field = page.getByLabelText('Your profile')
const language = page.getByLabelText('Language of the live badge')
const style = (name: string) => page.getByRole('radio', { name })
const tab = (name: string) => page.getByRole('tab', { name, exact: true })
const recipe = (name: string) => page.getByRole('tabpanel', { name, exact: true })
const liveCode = recipe('Any website').getByRole('group', { name: 'Live badge', exact: true })
const status = page.getByTestId('status-region')
const live = () => document.querySelector('main supplier-badge')?.shadowRoot

async function showBadge(asked: string): Promise<void> {
  await field.fill(asked)
  await page.getByRole('button', { name: 'Show my badge' }).click()
}

test('WGT-7 shows the real badge while one chooses, and the code follows', async () => {
  await openPortal('/badge')
  await showBadge(`${origin}/organization/northwind-packaging`)
  await expect
    .poll(() => live()?.querySelector('[part=name]')?.textContent)
    .toBe('Northwind Packaging')
  await expect.element(status).toHaveTextContent('Badge of Northwind Packaging')
  expect(live()?.textContent).toContain('Verified credentials: 4')
  await style('Blue').click()
  await expect.poll(() => live()?.querySelector('.blue')).not.toBeNull()
  await userEvent.selectOptions(language, 'Deutsch')
  await expect.poll(() => live()?.textContent).toContain('Geprüfte Nachweise: 4')
  await expect.element(liveCode).toMatchTextContent('variant="blue"')
  await expect.element(liveCode).toMatchTextContent('lang="de"')
  await userEvent.selectOptions(language, 'That of your page')
  await expect.element(liveCode).not.toMatchTextContent('lang=')
  const pictures = page.getByRole('img', { name: 'The badge' })
  const drawn = () =>
    pictures.elements().map((one) => {
      const { naturalWidth, src } = one as HTMLImageElement
      return [naturalWidth, new URL(src).searchParams.get('organisation')]
    })
  // One picture: it has the supplier's name, as that of a signature has.
  await expect.poll(drawn).toEqual([[320, 'northwind-packaging']])
})

test('LNG-1 the pictures are in the language of the badge, or of this page', async () => {
  await openPortal('/badge?organisation=northwind-packaging&lang=de')
  const picture = page.getByRole('img', { name: 'The badge' })
  const languageOf = () =>
    new URL((picture.element() as HTMLImageElement).src).searchParams.get('language')
  await expect.poll(languageOf).toBe('de')
  await expect.element(liveCode).toMatchTextContent('language=de')
  await tab('Email signature').click()
  const mail = recipe('Email signature')
  await expect.element(mail).toMatchTextContent('language=de')
  await userEvent.selectOptions(language, 'That of your page')
  await expect.poll(languageOf).toBeNull()
  await expect.element(mail).not.toMatchTextContent('language=')
})

test('WGT-7 what is chosen shows at once, however long the rest takes', async () => {
  await openPortal('/badge')
  await expect.element(style('Green')).toBeVisible()
  const green = style('Green').element() as HTMLInputElement
  green.click()
  expect(green.checked).toBe(true)
  await expect.poll(() => window.location.search).toBe('?style=green')
  expect(green.checked).toBe(true)
})

test('WGT-7 the copied code shows the badge on another website', async () => {
  await openPortal('/badge?organisation=northwind-packaging')
  await tab('WordPress').click()
  const wordPress = recipe('WordPress')
  await wordPress.getByRole('button', { name: 'Copy code' }).first().click()
  await expect.element(wordPress.getByText('Copied').first()).toBeVisible()
  const code = await navigator.clipboard.readText()
  await closePortal()
  const site = paste(code)
  await expect.element(page.getByRole('link', { name: badgeName.live })).toBeVisible()
  expect(site.querySelector('script')).toMatchObject({
    type: 'module',
    src: `${origin}/widget/badge.js`,
  })
})

test('WGT-7 WGT-8 the signature is copied as a picture with its link', async () => {
  await openPortal('/badge?organisation=northwind-packaging&style=green')
  await tab('Email signature').click()
  const signature = recipe('Email signature')
  await signature.getByRole('button', { name: 'Copy badge' }).click()
  await expect.element(signature.getByText('Copied').first()).toBeVisible()
  const [item] = await navigator.clipboard.read()
  const html = await (await item?.getType('text/html'))?.text()
  const link = paste(html ?? '').querySelector('a')
  expect(link?.href).toBe(`${origin}/organization/northwind-packaging`)
  const source = link?.querySelector('img')?.src ?? ''
  expect(new URL(source).searchParams.get('organisation')).toBe('northwind-packaging')
  expect(new URL(source).pathname).toBe('/api/badge/green.png')
  const picture = await fetch(source)
  expect(picture.headers.get('content-type')).toBe('image/png')
})

test.each([
  ['Northwind Packaging', 'This is not the address of a profile'],
  ['nobody-at-all', 'There is no profile called ‘nobody-at-all’'],
  ['bare-bones-trading', 'Complete your profile to unlock it'],
])('WGT-7 ‘%s’ leads to no badge: the field says why and keeps it', async (asked, problem) => {
  await openPortal('/badge')
  await showBadge(asked)
  await expect.element(status).toMatchTextContent(problem)
  await expect.element(page.getByRole('main').getByText(problem)).toBeVisible()
  await expect.element(field).toHaveValue(asked)
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByRole('heading', { name: 'Sample badge' })).toBeVisible()
  await expect.element(liveCode).toMatchTextContent('slug="your-profile"')
})

test('WGT-7 MOB-1 the recipes are tabs, so that a phone has not to scroll through all of them', async () => {
  await page.viewport(390, 844)
  await openPortal('/badge')
  const places = page.getByRole('tablist', { name: 'Where do you want it?' })
  await expectTexts(places.getByRole('tab'), [
    'Any website',
    'WordPress',
    'Shopify',
    'React',
    'Vue',
    'Email signature',
  ])
  await expect.element(tab('Any website')).toHaveAttribute('aria-selected', 'true')
  await expect.element(liveCode).toBeVisible()
  await focusOn(tab('Any website'))
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(tab('Email signature')).toHaveFocus()
  await expect.element(recipe('Email signature')).toBeVisible()
  await expect.element(liveCode).not.toBeInTheDocument()
  await userEvent.keyboard('{Home}{ArrowRight}')
  await expect.element(recipe('WordPress')).toBeVisible()
  await tab('Privacy').click()
  await expect.element(recipe('Privacy')).toBeVisible()
  await expect.element(recipe('WordPress')).toBeVisible()
  expect(document.documentElement.scrollHeight).toBeLessThan(4500)
  expectNoSidewaysScroll()
  expectLargeTargets()
  await expectAccessible()
})

test('WGT-7 an address that ends in a recipe shows it', async () => {
  await openPortal('/badge#shopify')
  await expect.element(recipe('Shopify')).toBeVisible()
  window.location.hash = 'vue'
  await expect.element(recipe('Vue')).toBeVisible()
  await expect.element(tab('Vue')).toHaveAttribute('aria-selected', 'true')
})

test('WGT-7 the badge dialog leads to the recipes, for the same badge', async () => {
  await openAsDemo('/organisation?organisation=northwind-packaging')
  await page.getByRole('button', { name: 'Share badge', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Green' }).click()
  const link = dialog.getByRole('link', { name: /step by step/ })
  const address = '/badge?organisation=northwind-packaging&style=green'
  await expect.element(link).toHaveAttribute('href', address)
  await expect.element(link).toHaveAttribute('target', '_blank')
  await openPortal(address)
  await expect.element(page.getByRole('heading', { name: 'Northwind Packaging' })).toBeVisible()
  await expect.element(style('Green')).toBeChecked()
})
