import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { clock } from './support/clock.ts'
import { dialog, openDialog } from './support/profile-dialogs.ts'
import { expectAccessible, expectCount, focusOn, windows } from './support/screen.ts'

const snippet = dialog.getByLabelText('Code for your website')
const copyBadge = dialog.getByRole('button', { name: 'Copy badge' })
const copied = dialog.getByRole('button', { name: '✅ Badge was copied!' })
const style = (name: string) => dialog.getByRole('radio', { name })
const code = () => (snippet.element() as HTMLTextAreaElement).value

test.each([
  ['a desk', windows.desk],
  ['a phone', windows.phone],
  ['a phone that lies', windows.lyingPhone],
] as const)(
  'WGT-7 on %s: Copy badge puts a PNG on the clipboard and says so for 3 s',
  async (_name, size) => {
    await page.viewport(...size)
    await openDialog('Share badge')
    clock.hold()
    await copyBadge.click()
    await expect.element(copied).toBeVisible()
    const [item] = await navigator.clipboard.read()
    const png = (await item?.getType('image/png')) ?? new Blob()
    const { width, height } = await createImageBitmap(png)
    expect({ width, height }).toEqual({ width: 1280, height: 288 })
    await clock.pass(2_999)
    await expect.element(copied).toBeVisible()
    await clock.pass(1)
    await expect.element(copied).not.toBeInTheDocument()
    await expect.element(copyBadge).toBeVisible()
  },
)

test('WGT-7 a badge that cannot be copied says so and can be opened instead', async () => {
  await openDialog('Share badge')
  const refusal = new DOMException('', 'NotAllowedError')
  vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(refusal)
  await copyBadge.click()
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent('did not allow copying the badge')
  await expect
    .element(dialog.getByRole('link', { name: 'Open the badge' }))
    .toHaveAttribute('href', expect.stringMatching(/\/api\/badge\/dark/))
})

test('WGT-7 A11Y-1 by keyboard to the live badge: its preview is the real one, and its code is copied', async () => {
  await openDialog('Share badge')
  await focusOn(style('Dark'))
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(style('Green')).toBeChecked()
  await userEvent.tab()
  await expect.element(style('Picture')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(style('Live badge')).toBeChecked()
  const preview = dialog.getByCss('supplier-badge')
  await expect.element(preview).toBeInTheDocument()
  // On a phone it is further down, and loads no sooner than it is seen.
  preview.element().scrollIntoView({ block: 'nearest' })
  await expect.element(preview.getByText('Verified credentials: 4')).toBeVisible()
  await expectAccessible(dialog)
  await userEvent.tab()
  await expect.element(snippet).toHaveFocus()
  await focusOn(dialog.getByRole('button', { name: 'Copy snippet' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('button', { name: 'Snippet copied' })).toBeVisible()
  const text = await navigator.clipboard.readText()
  expect(text).toBe(code())
  expect(text).toMatch(/^<script type="module" .*><supplier-badge .*variant="green".*<a .*<img /)
})

test('WGT-7 badges that cannot be loaded say so, the code stays, and trying again brings them', async () => {
  const pictures = vi.spyOn(HTMLImageElement.prototype, 'decode')
  pictures.mockRejectedValue(new DOMException('', 'EncodingError'))
  await openDialog('Share badge')
  await expect.element(dialog.getByText('The badges could not be loaded')).toBeVisible()
  await expectCount(dialog.getByText('No preview'), 3)
  await expectCount(dialog.getByCss('img'), 0)
  await style('Blue').click()
  await expect.poll(code).toMatch(/\/api\/badge\/blue/)
  await expectAccessible(dialog)
  await copyBadge.click()
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent('The badge could not be loaded.')

  pictures.mockRestore()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expectCount(dialog.getByCss('img'), 3)
  await expect.element(dialog.getByText('The badges could not be loaded')).not.toBeInTheDocument()
})

test.each([
  ['a desk', windows.desk],
  ['a phone', windows.phone],
] as const)(
  'WGT-7 on %s: the snippet is copied as it is shown, with the logo of the brand',
  async (_name, size) => {
    await page.viewport(...size)
    await openDialog('Share badge')
    await dialog.getByRole('button', { name: 'Copy snippet' }).click()
    await expect.element(dialog.getByRole('button', { name: 'Snippet copied' })).toBeVisible()
    const text = await navigator.clipboard.readText()
    expect(text).toBe(code())
    expect(text).toContain('customImageUrl=')
  },
)
