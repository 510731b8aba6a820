import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { storageNameOf } from '#src/lib/local-area.ts'
import { consoleDesk, openConsole } from './support/open-console.tsx'

test('OPR-1 the secret of an invitation leaves the address, outlives a sign-in and goes once it is used', async () => {
  const { data } = consoleDesk(1)
  const needs = { grants: [], needs: 'sign-in-again' as const }
  const given: string[] = []
  data.accept = async (code) => {
    given.push(code)
    return { role: 'verifier', brandId: null }
  }
  const { self } = data
  data.self = async () => needs
  await openConsole({ data }, '/operate/welcome#very-secret')
  const again = page.getByRole('link', { name: 'Log in again' })
  await expect.element(again).toBeVisible()
  expect(window.location.href).not.toContain('very-secret')
  expect(again.element().getAttribute('href')).not.toContain('very-secret')

  data.self = self
  await openConsole({ data }, '/operate/welcome')
  const accept = page.getByRole('button', { name: 'Accept the invitation' })
  await accept.click()
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Credentials to check' }))
    .toBeVisible()
  expect(given).toEqual(['very-secret'])
  expect(sessionStorage.getItem(storageNameOf('invitation'))).toBe('')
})

test('OPR-1 ACC-4 what was confirmed or set up elsewhere counts as soon as the person comes back', async () => {
  const { data } = consoleDesk(1)
  const state = { isRenewed: false, isSetUp: false }
  data.self = async () => ({
    grants: [{ role: 'verifier', brandId: null }],
    needs: state.isSetUp && state.isRenewed ? null : 'second-factor-needed',
  })
  const takeUpSignIn = vi.fn<() => Promise<boolean>>(async () => {
    state.isRenewed = true
    return true
  })
  await openConsole({ data, takeUpSignIn })
  const title = page.getByText('A second factor is needed')
  await expect.element(title).toBeVisible()
  // Before anything is asked for: it may have been set up before this page was opened.
  expect(takeUpSignIn).toHaveBeenCalledOnce()
  window.dispatchEvent(new Event('focus'))
  await expect.poll(() => takeUpSignIn.mock.calls.length).toBe(2)
  await expect.element(title).toBeVisible()
  state.isSetUp = true
  window.dispatchEvent(new Event('focus'))
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Credentials to check' }))
    .toBeVisible()
})
