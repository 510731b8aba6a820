import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ProblemError } from '#src/contract/problem.ts'
import { consoleDesk, evidenceFile, openConsole } from './support/open-console.tsx'
import { expectCount } from './support/screen.ts'

const send = page.getByRole('button', { name: 'Confirm', exact: true }).last()

test.each([
  ['en', 'A document was seen', '28 February 2027'],
  ['de', 'Ein Dokument wurde gesehen', '28. Februar 2027'],
] as const)('OPR-2 the past of a credential is told in words in %s', async (language, how, day) => {
  const desk = consoleDesk(1)
  const from = '2026-01-01T00:00:00.000Z'
  desk.details.set('supplier-0', {
    stated: { expiresOn: '2027-02-28' },
    confirmed: { expiresOn: '2027-02-28' },
    history: [
      { from, to: null, what: 'stated', details: { expires: '2027-02-28' }, file: null },
      { from, to: null, what: 'confirmed', details: { how: 'document' }, file: null },
      { from, to: null, what: 'confirmed', details: { how: 'signature' }, file: null },
    ],
  })
  await openConsole(desk, '/operate/credentials?item=supplier-0~iso-14001', language)
  const history = page.getByRole('group').filter({ hasText: how })
  await history.getByText(/3/).click()
  await expect.element(history.getByText(how)).toBeVisible()
  await expect.element(history.getByText(day)).toBeVisible()
  await expectCount(page.getByText(day), 2)
  await page.getByLabelText(language === 'en' ? 'Valid until' : 'Gültig bis').fill('2028-01-01')
  await expectCount(page.getByText(day), 3)
  expect(document.body.textContent).not.toMatch(/2027-02-28|\bsignature:|: signature\b/)
})

test('OPR-2 a file that could not be loaded can be tried again, and so can a decision that failed', async () => {
  const desk = consoleDesk(1)
  desk.details.set('supplier-0', { evidence: [evidenceFile('one', 'certificate.pdf')] })
  let tries = 0
  const { decide } = desk.data
  desk.data.file = async () => {
    tries += 1
    throw new Error('The file store is away.')
  }
  desk.data.decide = async () => {
    throw new Error('Nobody answers.')
  }
  await openConsole(desk)
  await page.getByRole('link', { name: 'Supplier 0' }).click()
  await expect.element(page.getByText('The file store is away.')).toBeVisible()
  const before = tries
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => tries).toBeGreaterThan(before)
  await send.click()
  await expect.element(page.getByText('Nobody answers.')).toBeVisible()
  desk.data.decide = decide
  await send.click()
  await expect.poll(() => desk.decisions.length).toBe(1)
})

test.each([
  ['en', 'Valid until', 'Valid until must not be more than 5 years ago'],
  ['de', 'Gültig bis', 'Gültig bis: Der Tag darf nicht mehr als 5 Jahre zurückliegen'],
] as const)(
  'OPR-2 A11Y-1 what the server refuses is said at its field in %s',
  async (language, label, why) => {
    const desk = consoleDesk(1)
    desk.details.set('supplier-0', {
      evidence: [evidenceFile('one', 'certificate.pdf')],
      stated: { expiresOn: '2020-01-01' },
    })
    const refusals = [
      {
        reason: 'long-over',
        field: 'expiresOn',
        message: 'expiresOn must not be more than 5 years ago',
      },
      { reason: 'unfit', field: 'decision.seen', message: 'decision.seen must not be empty' },
    ]
    const { decide } = desk.data
    desk.data.decide = async (...decided) => {
      const refusal = refusals.shift()
      if (!refusal) return decide(...decided)
      const params = { years: 5, fault: 'must not be empty' }
      throw new ProblemError({ status: 422, code: 'invalid', params, ...refusal })
    }
    await openConsole(desk, '/operate/credentials?item=supplier-0~iso-14001', language)
    const sends = page.getByRole('button', { name: /^(?:Confirm|Bestätigen)$/ }).last()
    await sends.click()
    const field = page.getByLabelText(label)
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveAccessibleDescription(new RegExp(why))
    await field.fill('2028-01-01')
    await expect.element(page.getByText(why)).not.toBeInTheDocument()
    await sends.click()
    // What has no place at a field is said below, by the label too.
    const alert = page.getByRole('alert')
    await expect
      .element(alert.getByText(language === 'en' ? /What was looked up/ : /Was nachgesehen/))
      .toBeVisible()
    await sends.click()
    await expect.poll(() => desk.decisions.length).toBe(1)
  },
)
