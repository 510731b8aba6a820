import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type ClaimsInMemory, claimsInMemory } from './support/claims-in-memory.ts'
import { heading } from './support/console-screen.ts'
import { consoleDesk, openConsole } from './support/open-console.tsx'
import {
  expectAccessible,
  expectCount,
  expectLargeTargets,
  expectNoSidewaysScroll,
  narrow,
} from './support/screen.ts'

const rows = page.getByRole('region', { name: 'Requests to join' }).getByRole('listitem')
const expectOpen = (name: string) => expect.element(heading(name)).toBeVisible()

async function openClaims(query = ''): Promise<ClaimsInMemory> {
  const memory = claimsInMemory(4)
  const { data } = consoleDesk(0)
  const self = async () => ({ grants: [{ role: 'support', brandId: null } as const], needs: null })
  const undo = async (id: string) => {
    const at = memory.decisions.findIndex(({ claimId }) => claimId === id)
    memory.decisions.splice(at, 1)
  }
  const desk = { ...data, self, undo, claims: memory.claims }
  await openConsole({ data: desk }, `/operate/claims${query}`)
  return memory
}

test('OPR-3 claims are decided by keyboard alone, and the next one follows', async () => {
  const { decisions } = await openClaims()
  await expect.element(page.getByText('4 wait')).toBeVisible()
  await userEvent.keyboard('j')
  await expectOpen('Clara 0')
  // Who somebody comes to be is chosen by the operator.
  await userEvent.keyboard('a{Enter}')
  await expect.element(page.getByText('Please choose as whom.')).toBeVisible()
  await userEvent.keyboard(' {Enter}')
  await expectOpen('Clara 1')
  await userEvent.keyboard('r {Enter}')
  await expectOpen('Clara 2')
  expect(decisions).toEqual([
    { claimId: 'claim-0', decision: { decision: 'accept', relationship: 'OWNER' } },
    { claimId: 'claim-1', decision: { decision: 'refuse', reasons: ['unproved'] } },
  ])
  await userEvent.keyboard('u')
  await expectOpen('Clara 1')
  await expect.element(page.getByLabelText('Not proved')).toBeChecked()
  expect(decisions).toHaveLength(1)
})

test('OPR-3 the address says which claims are shown, and which one is open', async () => {
  await openClaims('?kind=unanswered&item=supplier-1~claim-1')
  await expectOpen('Clara 1')
  await expectCount(rows, 2)
  await expect.element(page.getByText('No sign-in is known')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Rival' })).toBeVisible()
  await page.getByLabelText('Kind').selectOptions('All')
  await expectCount(rows, 4)
  expect(window.location.search).toBe('')
})

test.each([
  ['wide', () => undefined],
  ['narrow', narrow],
])('OPR-3 A11Y-1 a claim can be decided on a %s screen, and read by everybody', async (_, size) => {
  await size()
  await openClaims('?item=supplier-1~claim-1')
  await expectOpen('Clara 1')
  await expectAccessible()
  expectLargeTargets()
  expectNoSidewaysScroll()
})
