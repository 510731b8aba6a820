import { expect, test } from 'vitest'
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
