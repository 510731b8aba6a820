import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { clock } from './support/clock.ts'
import { dialog, northwind, openDialog } from './support/profile-dialogs.ts'
import {
  painted,
  expectCount,
  expectLargeTargets,
  expectNoSidewaysScroll,
  windows,
} from './support/screen.ts'
import { openAsDemo } from './support/supplier.ts'

const link = `${window.location.origin}/organization/northwind-packaging`
const copy = dialog.getByRole('button', { name: 'Copy', exact: true })
const copied = dialog.getByRole('button', { name: 'Link copied' })
const share = dialog.getByRole('button', { name: 'Share', exact: true })

/** Gives the device a share sheet until the test ends. */
function giveShareSheet(answer: (what?: ShareData) => Promise<void>): void {
  Object.defineProperty(navigator, 'share', { value: answer, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
}

test.each([
  ['a desk', windows.desk],
  ['a phone', windows.phone],
] as const)('SHR-1 on %s: shows the link, and leads to the profile', async (_name, size) => {
  await page.viewport(...size)
  await openDialog('View profile')
  await expect
    .element(dialog.getByRole('textbox', { name: 'Link to your profile' }))
    .toHaveValue(link)
  await expect.element(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expect
    .element(dialog.getByRole('link', { name: 'View profile' }))
    .toHaveAttribute('href', link)
})

test('SHR-1 A11Y-3 copies the link, says so for 500 ms, and longer to those who listen', async () => {
  await openDialog('View profile')
  clock.hold()
  await copy.click()
  await expect.element(copied).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(link)
  await clock.pass(499)
  await expect.element(copied).toBeVisible()
  await clock.pass(1)
  await expect.element(copied).not.toBeInTheDocument()
  await expect.element(copy).toBeVisible()
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Link copied' }))
    .toBeInTheDocument()
})

test('SHR-1 a browser that refuses the clipboard says what to do', async () => {
  await openDialog('View profile')
  const refusal = new DOMException('', 'NotAllowedError')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(refusal)
  await copy.click()
  const advice = page.getByText(`Select the text and copy it by hand: ${link}`)
  await expect.element(advice).toBeVisible()
})

test('SHR-1 passes the link to the share sheet where the device has one', async () => {
  const passed = vi.fn<(what?: ShareData) => Promise<void>>(async () => {})
  giveShareSheet(passed)
  await openDialog('View profile')
  await share.click()
  await expect
    .poll(() => passed.mock.calls)
    .toEqual([[{ title: 'Sustainability profile of Northwind Packaging', url: link }]])
})

test('SHR-1 a share sheet that fails says what to do, one that is closed says nothing', async () => {
  const names = ['AbortError', 'NotAllowedError']
  giveShareSheet(() => Promise.reject(new DOMException('Technical words', names.shift())))
  await openDialog('View profile')
  const advice = page.getByText('The device did not share the link. Copy it instead.')
  await share.click()
  expect(names).toEqual(['NotAllowedError'])
  await painted()
  expect(advice.query()).toBeNull()
  await share.click()
  await expectCount(advice, 1)
  expect(page.getByText('Technical words').elements()).toEqual([])
})

test.each([
  [360, 640],
  [863, 360],
  [640, 320],
])(
  'SHR-1 WGT-7 MOB-1 at %d × %d px the buttons stay in sight while the rest scrolls',
  async (width, height) => {
    await page.viewport(width, height)
    await openAsDemo(northwind)
    for (const [name, action, last] of [
      ['View profile', 'View profile', 'SVG for print'],
      ['Share badge', 'Copy badge', 'Code for your website'],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).click()
      const lowest = dialog.getByLabelText(last).or(dialog.getByRole('link', { name: last }))
      await expect.element(lowest).toBeInTheDocument()
      lowest.element().scrollIntoView({ block: 'nearest' })
      await expect.element(lowest).toBeInViewport()
      const button = dialog.getByText(action, { exact: true }).last()
      await expect.element(button).toBeInViewport({ ratio: 1 })
      expectNoSidewaysScroll()
      expectLargeTargets()
      await userEvent.keyboard('{Escape}')
      await expect.element(dialog).not.toBeInTheDocument()
    }
  },
)
