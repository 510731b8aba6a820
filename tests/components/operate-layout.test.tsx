import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { consoleDesk, openConsole } from './support/open-console.tsx'
import { windows } from './support/screen.ts'

const tablet: [number, number] = [768, 1024]
const sizes = { phone: windows.phone, tablet, desk: windows.desk }
const send = page.getByRole('button', { name: 'Confirm', exact: true }).last()

/** What a press in the middle of an element hits. */
function hitAt(element: Element): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2)
}

test.each(Object.entries(sizes))(
  'OPR-2 what can be undone covers neither the decision nor the way back on a %s',
  async (_name, [width, height]) => {
    await page.viewport(width, height)
    await openConsole(consoleDesk(3))
    await page.getByRole('link', { name: 'Supplier 0' }).click()
    await page.getByLabelText('The issuer said so').click()
    await send.click()
    const undo = page.getByRole('button', { name: 'Undo' })
    await expect.element(undo).toBeInViewport({ ratio: 1 })
    window.scrollTo(0, 0)
    const back = page.getByRole('link', { name: 'Back to the list' })
    for (const way of back.elements()) expect(way.contains(hitAt(way))).toBe(true)
    await page.getByLabelText('Certificate number').click()
    await expect.element(send).toBeInViewport({ ratio: 1 })
    expect(send.element().contains(hitAt(send.element()))).toBe(true)
    expect(undo.element().contains(hitAt(undo.element()))).toBe(true)
  },
)

test('OPR-2 the button that decides stands at the very bottom of its column', async () => {
  await page.viewport(...windows.desk)
  await openConsole(consoleDesk(1))
  await page.getByRole('link', { name: 'Supplier 0' }).click()
  await page.getByLabelText('The issuer’s register has it').click()
  await expect.element(send).toBeVisible()
  const bar = send.element().parentElement?.getBoundingClientRect()
  expect(bar?.bottom).toBe(window.innerHeight)
})
