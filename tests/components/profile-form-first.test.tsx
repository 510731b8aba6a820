import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectCount } from './support/screen.ts'
import { reopen, startSavedSupplier } from './support/supplier.ts'

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

test('MNG-2 the first section is there before the rest; the next form of the document comes whole', async () => {
  const first = watchSections()
  const organisation = await startSavedSupplier()
  await expectCount(page.getByRole('heading', { name: 'Locations', exact: true }), 1)
  expect(first).toEqual([['account'], all])

  const next = watchSections()
  await reopen(organisation)
  await expectCount(page.getByRole('heading', { name: 'Locations', exact: true }), 1)
  expect(next.at(-1)).toEqual(all)
  expect(next).not.toContainEqual(['account'])
})
