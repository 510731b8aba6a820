import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectCount, windows } from './support/screen.ts'
import { startSavedSupplier } from './support/supplier.ts'

/** Sections of the profile form each time that there are more of them. */
function watchSections(): string[][] {
  const seen: string[][] = []
  const observer = new MutationObserver(() => {
    const ids = [...document.querySelectorAll('form > section')].map(({ id }) => id)
    if (ids.length > (seen.at(-1)?.length ?? 0)) seen.push(ids)
  })
  observer.observe(document, { subtree: true, childList: true })
  return seen
}
const all = ['account', 'credentials', 'products', 'locations', 'description']
const last = page.getByRole('heading', { name: 'Locations', exact: true })

test('MNG-2 the first section is there before the rest; a form that Back leads to comes whole', async () => {
  await page.viewport(...windows.desk)
  const first = watchSections()
  await startSavedSupplier()
  await expectCount(last, 1)
  expect(first).toEqual([['account'], all])

  await page.getByRole('link', { name: 'Members' }).click()
  await expectCount(last, 0)
  const next = watchSections()
  window.history.back()
  await expectCount(last, 1)
  expect(next).toEqual([all])
})
