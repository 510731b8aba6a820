import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ProblemError } from '#src/contract/problem.ts'
import type { OperateData } from '#src/data/operate-data.ts'
import { consoleDesk, openConsole } from './support/open-console.tsx'
import {
  expectAccessible,
  expectCount,
  expectLargeTargets,
  expectNoSidewaysScroll,
  narrow,
} from './support/screen.ts'

const dialog = page.getByRole('dialog')
const makeLink = page.getByRole('button', { name: 'Make a link' })
const link = page.getByText(/\/operate\/welcome#/)
const rows = page.getByRole('listitem')
const brandId = 'green'
const later = '2026-01-02T00:00:00.000Z'

/** The operators' screen as an admin of everything sees it, with one verifier besides. */
async function openPeople(): Promise<OperateData> {
  const { data } = consoleDesk(0)
  const since = '2026-01-01T00:00:00.000Z'
  data.self = async () => ({ grants: [{ role: 'admin', brandId: null }], needs: null })
  data.operators = async () => ({
    results: [
      {
        ...{ userId: 'olga', name: 'Olga Verne', email: 'olga@verifier.test', since },
        ...{ role: 'admin', brandId: null, isSelf: true },
      },
      {
        ...{ userId: 'vera', name: 'Vera Stone', email: 'vera@verifier.test', since },
        ...{ role: 'verifier', brandId, isSelf: false },
      },
    ],
    brands: [{ id: brandId, name: 'Green Supply' }],
    invitations: [
      {
        ...{ id: '0123456789abcdef', invitedBy: 'eve@verifier.test', expiresAt: later },
        ...{ role: 'support', brandId: null },
      },
    ],
    forAll: true,
  })
  await openConsole({ data }, '/operate/people')
  await expectCount(rows, 3)
  return data
}

const removeVera = page.getByRole('button', { name: 'Remove: Vera Stone, Verifier, Green Supply' })

test('OPR-1 a role is taken away only once that is confirmed, and an invitation stays in sight', async () => {
  const data = await openPeople()
  const removed: unknown[] = []
  data.removeOperator = async (...what) => void removed.push(what)
  await page.getByRole('radio', { name: 'Editor' }).click()
  await makeLink.click()
  await expect.element(link).toBeVisible()
  await removeVera.click()
  await expectAccessible(dialog)
  await userEvent.keyboard('{Escape}')
  await expect.element(removeVera).toHaveFocus()
  expect(removed).toEqual([])
  await removeVera.click()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expectCount(rows, 3)
  expect(removed).toEqual([['vera', { role: 'verifier', brandId }]])
  await expect.element(page.getByRole('main')).toHaveFocus()
  await expect.element(link).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Editor' })).toBeChecked()
})

test('OPR-1 what is refused is said where it was asked for, and takes nobody off the list', async () => {
  const data = await openPeople()
  data.removeOperator = async () => {
    throw new ProblemError({ status: 403, code: 'sign-in-again', message: 'Log in again first.' })
  }
  await removeVera.click()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(dialog.getByText('Log in again first.')).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: 'Log in again' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expectCount(rows, 3)
})

test('OPR-1 a link names what it is for, and goes when another one is asked for', async () => {
  const data = await openPeople()
  await page.getByLabelText('Brand', { exact: true }).selectOptions(brandId)
  await makeLink.click()
  await expect.element(page.getByText(/^Link for Verifier, Green Supply\. /)).toBeVisible()
  await page.getByRole('radio', { name: 'Editor' }).click()
  await expect.element(page.getByText(/^Link for Verifier, Green Supply\. /)).toBeVisible()
  data.invite = async () => {
    throw new ProblemError({ status: 403, code: 'sign-in-again', message: 'Log in again first.' })
  }
  await makeLink.click()
  await expect.element(page.getByText('Log in again first.')).toBeVisible()
  expect(link.elements()).toEqual([])
})

test('OPR-1 links that nobody has used are listed, the newest too, and can be withdrawn', async () => {
  const data = await openPeople()
  const withdrawn: string[] = []
  data.withdrawInvitation = async (id) => void withdrawn.push(id)
  await page.getByRole('radio', { name: 'Editor' }).click()
  await makeLink.click()
  await expectCount(rows, 4)
  await page.getByRole('button', { name: /^Withdraw: Support, all brands, made by eve/ }).click()
  await expectCount(rows, 3)
  await expect.element(link).toBeVisible()
  await page.getByRole('button', { name: /^Withdraw: Editor, all brands/ }).click()
  await expectCount(rows, 2)
  // Nobody hands over what is worth nothing any more.
  expect(link.elements()).toEqual([])
  expect(withdrawn).toEqual(['0123456789abcdef', 'fedcba9876543210'])
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test('OPR-1 a link that was used meanwhile is said to be over', async () => {
  const data = await openPeople()
  data.withdrawInvitation = async () => {
    throw new ProblemError({ status: 404, code: 'invitation-over', message: 'It was used.' })
  }
  await page.getByRole('button', { name: /^Withdraw: Support/ }).click()
  await expect.element(page.getByText('It was used.')).toBeVisible()
})

test('A11Y-1 OPR-1 the operators are accessible, and begin where their names do on a phone', async () => {
  await openPeople()
  await expectAccessible(page.getByRole('main'))
  await narrow()
  await expectAccessible(page.getByRole('main'))
  expectNoSidewaysScroll()
  expectLargeTargets()
  const word = document.createRange()
  word.selectNodeContents(removeVera.element())
  const start = page.getByText('Vera Stone', { exact: true }).element().getBoundingClientRect().left
  expect(Math.abs(word.getBoundingClientRect().left - start)).toBeLessThan(2)
})
