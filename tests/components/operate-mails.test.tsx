import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { letterIds, mostTestMails } from '#src/contract/operate/mails.ts'
import { ProblemError } from '#src/contract/problem.ts'
import { draftedBrand, mailsInMemory, usual } from './support/mails-in-memory.ts'
import { consoleDesk, openConsole } from './support/open-console.tsx'
import { expectAccessible, expectCount, expectNoSidewaysScroll, narrow } from './support/screen.ts'

/** The console of an editor. */
function mailsDesk(memory = mailsInMemory([draftedBrand])) {
  const { data } = consoleDesk(0)
  const previewed: (number | null)[] = []
  data.self = async () => ({ grants: [{ role: 'editor', brandId: null }], needs: null })
  data.mails = memory.mails
  data.previewBrand = async (_brand, number) => {
    previewed.push(number)
    return { address: '/operate/previews/token', expiresAt: '2026-01-01T00:00:00.000Z' }
  }
  return { desk: { data }, memory, previewed }
}
const main = page.getByRole('main')
const rows = page.getByRole('list', { name: 'Letters' }).getByRole('listitem')
const parts = page.getByRole('list', { name: 'Texts of this letter' }).getByRole('listitem')

test('OPR-5 every letter is listed with who gets it and when, by filters in the address', async () => {
  const { desk } = mailsDesk()
  await openConsole(desk, '/operate/mails')
  await expectCount(rows, letterIds.length)
  await expect.element(rows.first().getByText('When somebody creates an account.')).toBeVisible()
  await expect.element(rows.first().getByText('The same under every brand')).toBeVisible()
  await expectAccessible(main)
  await page.getByLabelText('About', { exact: true }).selectOptions('Invitations and newsletters')
  await expectCount(rows, 3)
  await page.getByLabelText('Who gets it').selectOptions('Whoever is invited')
  await expectCount(rows, 1)
  expect(window.location.search).toBe('?about=outreach&to=invited')
  await page.getByLabelText('Words', { exact: true }).selectOptions('The same under every brand')
  await expect.element(page.getByText('No letter is like that')).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expectCount(rows, letterIds.length)
  await narrow()
  expectNoSidewaysScroll()
})

test('OPR-5 a letter is shown with the draft or what is published, in each language and form', async () => {
  const { desk, memory, previewed } = mailsDesk()
  await openConsole(desk, '/operate/mails?about=members')
  await page.getByRole('link', { name: 'Somebody asks to join', exact: true }).click()
  await expect.element(page.getByText('Somebody asks to join · acme')).toBeVisible()
  await expect.element(page.getByText(/^This is the letter with the draft/)).toBeVisible()
  const frame = page.getByTitle('The letter ‘Somebody asks to join’ in English')
  await expect.element(frame).toBeVisible()
  expect(frame.element().getAttribute('sandbox')).toBe('')
  expect(frame.element().getAttribute('src')).toBe('/operate/previews/token/en/mails/claim/named')
  await page.getByLabelText('Language', { exact: true }).selectOptions('العربية')
  const text = page.getByRole('group', { name: 'As plain text' })
  await expect.element(text).toHaveTextContent('Hello Alex, named in ar')
  expect(text.element().getAttribute('dir')).toBe('rtl')
  await page.getByLabelText('Form', { exact: true }).selectOptions('operator')
  await page.getByLabelText('Texts of the brand').selectOptions('What is published')
  await expect.element(page.getByText(/so people get it now/)).toBeVisible()
  await expect
    .poll(() => memory.written.at(-1))
    .toEqual({
      ...{
        letter: 'claim',
        brand: 'acme',
        language: 'ar',
        texts: 'published',
        variant: 'operator',
      },
    })
  await expect.poll(() => previewed.at(-1)).toBe(3)
  expect(window.location.search).toContain('variant=operator')
  await narrow()
  expectNoSidewaysScroll()
})

test('OPR-5 each text has the way to its editor, or says why it is the same everywhere', async () => {
  const { desk } = mailsDesk()
  await openConsole(desk, '/operate/mails/claim?language=de')
  await expectCount(parts, 3)
  await expectAccessible(main)
  await expect.element(parts.nth(0).getByText('Hello {name},')).toBeVisible()
  const link = parts.nth(0).getByRole('link', { name: 'Change it: mail.hello' })
  const { pathname, searchParams } = new URL(
    link.element().getAttribute('href') ?? '',
    location.href,
  )
  expect(pathname).toBe('/operate/brands/acme')
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ part: 'wording', language: 'de', text: 'mail.hello' },
  })
  await expect.element(parts.nth(1).getByText(/does not fit/)).toBeVisible()
  await expect.element(parts.nth(2).getByText(/give their secrets away/)).toBeVisible()
  await expectCount(parts.nth(2).getByRole('link'), 0)
})

test('OPR-5 a letter is mailed to whoever looks at it by keyboard, and a refusal says why', async () => {
  const { desk, memory } = mailsDesk()
  await openConsole(desk, '/operate/mails/newsletter-confirm')
  const button = page.getByRole('button', { name: 'Send it to me' })
  await expect.element(button).toBeVisible()
  await expect.element(page.getByText(new RegExp(`; ${mostTestMails} an hour`))).toBeVisible()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(main.getByText('On its way to edda@portal.example.').first()).toBeVisible()
  expect(memory.sent).toEqual([
    {
      ...{ letter: 'newsletter-confirm', brand: 'acme', language: 'en' },
      ...{ texts: 'draft', variant: usual },
    },
  ])
  desk.data.mails = {
    ...memory.mails,
    sendTest: () =>
      Promise.reject(
        new ProblemError({ status: 429, code: 'too-many-requests', message: 'Enough for now.' }),
      ),
  }
  await openConsole(desk, '/operate/mails/newsletter-confirm')
  await button.click()
  await expect.element(page.getByText('Enough for now.')).toBeVisible()
})

test('OPR-5 says what is missing without a brand, and for an address of no letter', async () => {
  const { desk } = mailsDesk(mailsInMemory())
  await openConsole(desk, '/operate/mails/claim')
  await expect.element(page.getByText('There is no brand to look at letters with')).toBeVisible()
  await openConsole(desk, '/operate/mails/nothing')
  await expect.element(page.getByText('There is no such letter')).toBeVisible()
})

test('LNG-4 the console has letters in Arabic, from right to left', async () => {
  const { desk } = mailsDesk()
  await openConsole(desk, '/operate/mails/claim', 'ar')
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('أحدهم يطلب الانضمام')
  await expectAccessible(main)
  await narrow()
  expectNoSidewaysScroll()
})
