import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { createConsent } from '#src/analytics/consent.ts'
import { BrandContext } from '#src/brand/brand-context.ts'
import { defaultBrand } from '#src/contract/default-brand.ts'
import { ConsentQuestion } from '#src/features/consent/consent-question.tsx'
import { inEnglish } from '#src/i18n/testing/in-english.tsx'
import { createLocalArea } from '#src/lib/local-area.ts'
import { guardComposition } from '#src/lib/composition-guard.ts'
import { northwind, openDialog } from './support/profile-dialogs.ts'
import { openNavigation } from './support/navigation.ts'
import { focusOn, narrow, painted } from './support/screen.ts'
import { openAsDemo, startSupplier } from './support/supplier.ts'

/** A key that an input method takes: as most browsers tell of it, and as WebKit does afterwards. */
const kinds = [
  ['while it composes', { isComposing: true }],
  ['by its code', { keyCode: 229 }],
] as const
type Kind = (typeof kinds)[number][1]

/** Presses a key where the focus is, and lets the screen show what comes of it. */
async function press(key: string, kind: Kind): Promise<KeyboardEvent> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...kind })
  document.activeElement?.dispatchEvent(event)
  await painted()
  return event
}

const dialog = page.getByRole('dialog')

test.each(kinds)('KEEP-4 a key taken %s leaves the menu of a phone open', async (_name, kind) => {
  await narrow()
  await openAsDemo(northwind)
  const navigation = await openNavigation()
  await press('Escape', kind)
  await expect.element(navigation).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(navigation).not.toBeInTheDocument()
})

test.each(kinds)('KEEP-4 a key taken %s leaves the account menu open', async (_name, kind) => {
  await openAsDemo(northwind)
  const menu = page.getByRole('navigation', { name: 'Your account' })
  await page.getByRole('button', { name: 'Dana Mori' }).click()
  await expect.element(menu).toBeVisible()
  await press('Escape', kind)
  await expect.element(menu).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
})

test.each(kinds)('KEEP-4 a key taken %s leaves the question for consent', async (_name, kind) => {
  const local = createLocalArea(() => sessionStorage)
  const consent = createConsent({ local, page: window, isSignalled: false, now: Date.now })
  consent.reopen()
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  root.render(
    inEnglish(
      <BrandContext value={defaultBrand}>
        <ConsentQuestion consent={consent} privacyUrl="" />
      </BrandContext>,
    ),
  )
  await expect.poll(() => document.activeElement?.tagName).toBe('SECTION')
  await press('Escape', kind)
  expect(consent.state.isReopened).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(consent.state.isReopened).toBe(false)
})

test.each(kinds)(
  'KEEP-4 a key taken %s moves nothing in the location tree',
  async (_name, kind) => {
    await startSupplier()
    const tree = page.getByRole('tree', { name: 'Locations' })
    await expect.element(tree.getByRole('treeitem').first()).toBeVisible()
    tree.element().querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    const line = document.activeElement
    const state = line?.outerHTML
    for (const key of ['ArrowDown', 'End', 'ArrowRight', 'Enter', ' ', 'n']) {
      await press(key, kind)
      expect(document.activeElement, key).toBe(line)
      expect(line?.outerHTML, key).toBe(state)
    }
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(() => document.activeElement).not.toBe(line)
  },
)

test.each(kinds)('KEEP-4 a key taken %s closes no dialog', async (_name, kind) => {
  await openDialog('Share badge')
  await press('Escape', kind)
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

test.each(kinds)('KEEP-4 a key taken %s leaves a tooltip', async (_name, kind) => {
  await narrow()
  await startSupplier()
  await focusOn(page.getByRole('button', { name: 'Share badge', exact: true }))
  const tooltip = page.getByRole('tooltip')
  await expect.element(tooltip).toBeVisible()
  await press('Escape', kind)
  await expect.element(tooltip).toBeVisible()
})

test.each(kinds)(
  'KEEP-4 a key taken %s chooses and closes nothing in a combobox',
  async (_, kind) => {
    await startSupplier()
    const box = page.getByRole('combobox', { name: 'Search products and services' })
    await box.fill('weaving')
    await expect.element(page.getByRole('option', { name: /Weaving/ }).first()).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    const active = box.element().getAttribute('aria-activedescendant')
    for (const key of ['Enter', 'ArrowDown', 'Escape']) {
      await press(key, kind)
      expect(box.element().getAttribute('aria-activedescendant'), key).toBe(active)
      await expect.element(box).toHaveValue('weaving')
    }
  },
)

test.each(kinds)('KEEP-4 a key taken %s adds no address to an invitation', async (_name, kind) => {
  await openAsDemo(northwind)
  await page.getByRole('button', { name: 'Invite supplier', exact: true }).click()
  const input = dialog.getByLabelText('Email addresses')
  await input.fill('ada@example.test')
  await press('Enter', kind)
  await expect.element(input).toHaveValue('ada@example.test')
})

test('KEEP-4 Enter that an input method takes does not submit a form', async () => {
  window.addEventListener('keydown', guardComposition, true)
  onTestFinished(() => window.removeEventListener('keydown', guardComposition, true))
  const form = document.body.appendChild(document.createElement('form'))
  form.innerHTML = '<label>Name<input></label><button>Send</button>'
  onTestFinished(() => form.remove())
  let submitted = 0
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    submitted += 1
  })
  form.querySelector('input')?.focus()
  const enter = { type: 'keyDown', key: 'Enter', code: 'Enter', text: '\r' } as const
  // As WebKit tells of the key that ended a composition, and the browser goes on to submit.
  await cdp().send('Input.dispatchKeyEvent', { ...enter, windowsVirtualKeyCode: 229 })
  expect(submitted).toBe(0)
  await cdp().send('Input.dispatchKeyEvent', { ...enter, windowsVirtualKeyCode: 13 })
  expect(submitted).toBe(1)
})

test('KEEP-4 Tab that an input method takes does not leave the last field of a dialog', async () => {
  window.addEventListener('keydown', guardComposition, true)
  onTestFinished(() => window.removeEventListener('keydown', guardComposition, true))
  await openDialog('Share badge')
  const last = [...dialog.element().querySelectorAll<HTMLElement>('button, input, a[href]')].at(-1)
  last?.focus()
  for (const [, kind] of kinds) {
    const { defaultPrevented } = await press('Tab', kind)
    expect(defaultPrevented).toBe(false)
    expect(document.activeElement).toBe(last)
  }
})
