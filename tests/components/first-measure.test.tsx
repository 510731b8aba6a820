import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openAsDemo } from './support/supplier.ts'

/** Has something told whenever the page asks for its fonts, for which the browser works out its styles. */
function onStyles(tell: () => void): void {
  const { prototype } = FontFaceSet
  const own = Object.getOwnPropertyDescriptor(prototype, 'ready')
  if (!own?.get) throw new Error('Fonts cannot be waited for.')
  const { get } = own
  const ready = function ready(this: FontFaceSet): unknown {
    tell()
    return get.call(this)
  }
  Object.defineProperty(prototype, 'ready', { ...own, get: ready })
  onTestFinished(() => void Object.defineProperty(prototype, 'ready', own))
}

test('the root of the workplace has its rules before the styles of it are worked out', async () => {
  const marked: boolean[] = []
  onStyles(() => marked.push(document.documentElement.hasAttribute('data-manage')))
  await openAsDemo('/organisation?organisation=northwind-packaging')
  await expect.element(page.getByRole('treeitem').first()).toBeInTheDocument()
  expect(marked.length).toBeGreaterThan(0)
  expect(marked).not.toContain(false)
})
