import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { BenefitClaimsQuery } from '#src/api/resources/operate-benefits.ts'
import type { ListedBenefitClaim } from '#src/contract/operate/benefit-claims.ts'
import { ProblemError } from '#src/contract/problem.ts'
import { consoleDesk, openConsole } from './support/open-console.tsx'
import { expectAccessible, expectCount, expectNoSidewaysScroll, narrow } from './support/screen.ts'

const claimOf = (number: number): ListedBenefitClaim => ({
  ...{ slug: `supplier-${number}`, supplier: `Supplier ${number}`, benefit: 'butn' },
  ...{ ref: `7KQF-9M2X-000${number}`, claimedAt: '2026-03-01T12:00:00.000Z', passedOnAt: null },
  ...{ claimedBy: 'olga@supplier.example', phoneNumber: '+61290001234' },
  identifiers: [{ typeId: 'AU-ABN', identifier: '51824753556' }],
})

/** A list of claims in memory. */
function claimsDesk() {
  const { data } = consoleDesk(0)
  const asked: BenefitClaimsQuery[] = []
  const noted: string[] = []
  data.self = async () => ({ grants: [{ role: 'support', brandId: null }], needs: null })
  data.benefitClaims = async (query) => {
    asked.push(query)
    if (query.state === 'passed') return { results: [], next: null }
    if (query.after) return { results: [claimOf(2), claimOf(3)], next: null }
    return { results: [claimOf(1), claimOf(2)], next: 'on' }
  }
  data.passOnBenefitClaim = async ({ slug }) => {
    noted.push(slug)
    return { ...claimOf(Number(slug.at(-1))), passedOnAt: '2026-03-02T12:00:00.000Z' }
  }
  data.reopenBenefitClaim = async ({ slug }) => claimOf(Number(slug.at(-1)))
  return { data, asked, noted }
}
const rows = page.getByRole('main').getByRole('listitem')
const status = page.getByRole('status')

test('OPR-3 claims on benefits are noted by keyboard alone, and a slip is put right in its place', async () => {
  const desk = claimsDesk()
  await openConsole(desk, '/operate/benefits')
  await expectCount(rows, 2)
  await expect.element(rows.first().getByText('+61290001234')).toBeVisible()
  await expect.element(rows.first().getByText('AU-ABN 51824753556')).toBeVisible()
  await expectAccessible(page.getByRole('main'))
  await userEvent.keyboard('jj')
  await expect
    .element(page.getByRole('button', { name: 'Note as passed on: Supplier 2, Invoice finance' }))
    .toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(status.getByText('Noted as passed on: Supplier 2')).toBeInTheDocument()
  expect(desk.noted).toEqual(['supplier-2'])
  const back = page.getByRole('button', { name: /^Not passed on after all/ })
  await expect.element(back).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expectCount(back, 0)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expectCount(rows, 3)
  await narrow()
  expectNoSidewaysScroll()
})

test('OPR-3 filters stand in the address, and an empty list says what comes there', async () => {
  const desk = claimsDesk()
  await openConsole(desk, '/operate/benefits?benefit=fifo&state=nonsense')
  await expectCount(rows, 2)
  expect(desk.asked).toEqual([{ state: 'open', benefit: 'fifo' }])
  await page.getByLabelText('Show', { exact: true }).selectOptions('Passed on')
  await expect.poll(() => window.location.search).toBe('?state=passed&benefit=fifo')
  await expect.element(page.getByText('Nothing was passed on yet')).toBeVisible()
  await page.getByLabelText('Benefit').selectOptions('All')
  await expect.poll(() => window.location.search).toBe('?state=passed')
})

test('OPR-3 a note that fails says why, and can be made again', async () => {
  const desk = claimsDesk()
  const { passOnBenefitClaim } = desk.data
  desk.data.passOnBenefitClaim = () =>
    Promise.reject(
      new ProblemError({ status: 503, code: 'unavailable', message: 'Come back later.' }),
    )
  await openConsole(desk, '/operate/benefits')
  const button = rows.first().getByRole('button')
  await button.click()
  await expect.element(rows.first().getByText('Come back later.')).toBeVisible()
  desk.data.passOnBenefitClaim = passOnBenefitClaim
  await button.click()
  await expect.element(rows.first().getByText(/^Passed on:/)).toBeVisible()
})
