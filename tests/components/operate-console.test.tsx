import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectOpen, heading, note, rows, send } from './support/console-screen.ts'
import {
  type ConsoleDesk,
  consoleDesk,
  evidenceFile,
  openConsole,
} from './support/open-console.tsx'
import {
  expectAccessible,
  expectCount,
  expectLargeTargets,
  expectNoSidewaysScroll,
  narrow,
} from './support/screen.ts'

async function openQueue(count: number): Promise<ConsoleDesk> {
  const desk = consoleDesk(count)
  await openConsole(desk)
  await expect.element(page.getByText(`${count} wait`)).toBeVisible()
  return desk
}

test('OPR-2 fifty decisions by keyboard alone, with 900 waiting', async () => {
  const desk = await openQueue(900)
  for (const { slug } of desk.rows)
    desk.details.set(slug, { evidence: [evidenceFile(slug, 'certificate.pdf')] })
  await userEvent.keyboard('j')
  for (let number = 0; number < 50; number += 1) {
    await expectOpen(`Supplier ${number}`)
    await userEvent.keyboard(number % 2 === 0 ? 'a{Enter}' : 'r {Enter}')
    await expect.poll(() => desk.decisions.length).toBe(number + 1)
  }
  expect(desk.decisions.map(({ key }) => key)).toEqual(
    Array.from({ length: 50 }, (_, index) => `supplier-${index}`),
  )
  expect(desk.decisions.slice(0, 2).map(({ decision }) => decision)).toEqual([
    { decision: 'approve', method: 'document' },
    { decision: 'ask', reasons: ['unreadable'] },
  ])
  await expect.element(page.getByText('850 wait')).toBeVisible()
}, 90_000)

test('OPR-2 a slip is undone, and what was typed about it is there again', async () => {
  const desk = await openQueue(3)
  await userEvent.keyboard('j')
  await userEvent.keyboard('r')
  await note.fill('Page 2 is black.')
  await page.getByLabelText('Refuse').click()
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expectOpen('Supplier 1')
  const told = page.getByText('Refused: ISO 14001 of Supplier 0.', { exact: true })
  await expect.element(told).toBeVisible()
  await userEvent.keyboard('u')
  await expectOpen('Supplier 0')
  expect(desk.undone).toEqual(['supplier-0'])
  await expect.element(note).toHaveValue('Page 2 is black.')
  await expectCount(rows, 3)
})

test('OPR-2 what was typed about one item waits while others are looked at', async () => {
  await openQueue(3)
  await userEvent.keyboard('j')
  await page.getByLabelText('Certificate number').fill('EMS 77')
  await expect.element(page.getByText('The supplier stated: EMS supplier-0')).toBeVisible()
  await page.getByRole('link', { name: 'Supplier 1' }).click()
  await expectOpen('Supplier 1')
  await userEvent.keyboard('k')
  await expectOpen('Supplier 0')
  await expect.element(page.getByLabelText('Certificate number')).toHaveValue('EMS 77')
})

test('OPR-2 warns of the same number elsewhere, and of whoever is at it', async () => {
  const desk = consoleDesk(1)
  desk.taken.add('supplier-0')
  desk.details.set('supplier-0', {
    elsewhere: [{ slug: 'other', supplier: 'Other & Sons', state: 'active' }],
    answer: { at: '2026-01-05T00:00:00.000Z', outcome: 'incomplete', note: '<b>Page 2?</b>' },
  })
  await openConsole(desk)
  await page.getByRole('link', { name: 'Supplier 0' }).click()
  await expect.element(page.getByText('Vera Stone is at it just now.')).toBeVisible()
  await expect.element(page.getByText('Other suppliers state the same number')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Other & Sons' })).toBeVisible()
  await expect.element(page.getByText('<b>Page 2?</b>')).toBeVisible()
})

test('OPR-2 filters stand in the address, and an empty queue says so', async () => {
  const desk = consoleDesk(2)
  const [, second] = desk.rows
  if (second) Object.assign(second, { slug: 'renewed', supplier: 'Renewed', state: 'renewal' })
  await openConsole(desk)
  await page.getByText('Filter').click()
  await page.getByLabelText('Kind').selectOptions('renewal')
  await expectCount(rows, 1)
  expect(window.location.search).toBe('?kind=renewal')
  await expect.element(page.getByRole('link', { name: 'Renewed' })).toBeVisible()
  await openConsole(desk, '/operate/credentials?country=DE')
  await expect.element(page.getByText('Nothing that matches waits')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await expectCount(rows, 2)
  await openConsole(consoleDesk(0))
  await expect.element(page.getByText('Nothing waits', { exact: true }).last()).toBeVisible()
})

test('OPR-2 what is missing is said before anything is sent, and what the server says is shown', async () => {
  const desk = consoleDesk(2)
  desk.data.decide = async () => {
    throw new Error('The supplier has stated something else meanwhile.')
  }
  await openConsole(desk)
  await page.getByRole('link', { name: 'Supplier 0' }).click()
  await send.click()
  await expect.element(page.getByText('Please say how it was checked.')).toBeVisible()
  await page.getByLabelText('The issuer’s register has it').click()
  await send.click()
  const entry = page.getByLabelText('Link to its entry in the register')
  await expect.element(entry).toHaveFocus()
  await entry.fill('https://register.example/1')
  await send.click()
  await expect
    .element(page.getByText('The supplier has stated something else meanwhile.'))
    .toBeVisible()
  await expect.element(entry).toHaveValue('https://register.example/1')
})

test.each(['en', 'de', 'ar'] as const)(
  'A11Y-1 OPR-2 the queue and an item are accessible in %s, on a desk, a tablet and a phone',
  async (language) => {
    const desk = consoleDesk(3)
    desk.details.set('supplier-0', {
      history: [
        ...[{ from: '2026-01-01T00:00:00.000Z', to: null, what: 'stated' as const }].map((one) => ({
          ...one,
          details: { number: 'EMS 1' },
          file: null,
        })),
      ],
      others: [{ credentialId: 'iso-14001', state: 'expiring' }],
    })
    await openConsole(desk, '/operate/credentials', language)
    await expectCount(page.getByRole('listitem'), 3)
    await expectAccessible(page.getByRole('main'))
    await userEvent.keyboard('j')
    await expect.element(heading('ISO 14001')).toBeVisible()
    await expectAccessible(page.getByRole('main'))
    await userEvent.keyboard('r')
    await expectAccessible(page.getByRole('main'))
    const tablet = () => page.viewport(768, 1024)
    for (const resize of [narrow, tablet]) {
      await resize()
      for (const side of ['r', 'a']) {
        await userEvent.keyboard(side)
        await expectAccessible(page.getByRole('main'))
        expectNoSidewaysScroll()
        expectLargeTargets()
      }
      await userEvent.keyboard('{Escape}')
      await expect.element(page.getByRole('listitem').first()).toBeVisible()
      await expectAccessible(page.getByRole('main'))
      expectNoSidewaysScroll()
      expectLargeTargets()
      await userEvent.keyboard('j')
      await expect.element(heading('ISO 14001')).toBeVisible()
    }
  },
)

test('OPR-1 says what is missing to whoever may not come in', async () => {
  for (const [self, title] of [
    [{ grants: [], needs: null }, 'You have no role here'],
    [
      { grants: [{ role: 'verifier', brandId: null }], needs: 'second-factor-needed' },
      'A second factor is needed',
    ],
    [{ grants: [{ role: 'verifier', brandId: null }], needs: 'sign-in-again' }, 'Log in again'],
  ] as const) {
    const { data } = consoleDesk(1)
    data.self = async () => ({ ...self, grants: [...self.grants] })
    await openConsole({ data })
    await expect.element(page.getByText(title).first()).toBeVisible()
    await expectAccessible(page.getByRole('main'))
  }
})
