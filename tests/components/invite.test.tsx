import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { clipboard } from './support/clipboard.ts'
import { clock } from './support/clock.ts'
import { faults } from './support/faults.ts'
import { network } from './support/network.ts'
import { openPortal } from './support/open-portal.tsx'
import {
  expectAccessible,
  expectCount,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectTexts,
  narrow,
  windows,
} from './support/screen.ts'
import { openAsDemo } from './support/supplier.ts'

const manage = '/organisation?organisation=northwind-packaging'
const opener = () => page.getByRole('button', { name: 'Invite supplier', exact: true })
const dialog = page.getByRole('dialog', { name: 'Invite suppliers' })
const input = dialog.getByLabelText('Email addresses')
const list = dialog.getByRole('list', { name: 'Suppliers to invite' })
const submit = dialog.getByRole('button', { name: /^Send / })
const newAddress = () => `s.${crypto.randomUUID()}@example.test`

const screens = [
  ['a desk', windows.desk],
  ['a phone that lies', windows.lyingPhone],
] as const

async function openInvite(): Promise<void> {
  await openAsDemo(manage)
  await opener().click()
  await expect.element(dialog).toBeVisible()
}

/** Types an address and takes it over. */
async function enter(text: string): Promise<void> {
  await input.fill(text)
  await userEvent.keyboard('{Enter}')
}

test.each(screens)(
  'INV-1 on %s: invites with a personal message, and says so for 3 s',
  async (_name, size) => {
    await page.viewport(...size)
    await openInvite()
    await expect.element(submit).toBeDisabled()
    const [first, second, third] = [newAddress(), newAddress(), newAddress()]
    await enter(first)
    await expect.element(input).toHaveValue('')
    await expect.element(dialog.getByText('19 of 20 left')).toBeVisible()
    await input.fill(second)
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expectTexts(list.getByRole('listitem'), [first, second])
    const message = dialog.getByLabelText('Personal message')
    await expect.element(message).not.toHaveValue('')
    await message.fill('Come & <b>join</b> us.')
    await expect.element(dialog.getByText('22 of 500 characters')).toBeVisible()

    clock.hold()
    await submit.click()
    await expect.element(dialog.getByText('Invites sent!')).toBeVisible()
    await expect.element(list).toBeVisible()
    await enter(third)
    await clock.pass(2_999)
    await expect.element(dialog.getByText('Invites sent!')).toBeVisible()
    await clock.pass(1)
    await expect.element(dialog.getByText('Invites sent!')).not.toBeInTheDocument()
    await expectTexts(list.getByRole('listitem'), [third])
    await list.getByRole('button').click()
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(submit).toBeDisabled()

    const [mail] = await commands.mailsTo(first)
    expect(mail?.text).toContain('Come & <b>join</b> us.')
    expect(mail?.html).not.toContain('<b>join</b>')
    expect(await commands.mailsTo(second)).toHaveLength(1)
  },
)

test('INV-1 refuses what is no address, ignores what is there already, and loses neither', async () => {
  await openInvite()
  await enter('ada@')
  await expect.element(dialog.getByText('Not a valid email', { exact: true })).toBeVisible()
  await expect.element(input).toHaveValue('')
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('button', { name: 'Edit' }).click()
  await expect.element(input).toHaveValue('ada@')
  await expect.element(input).toHaveFocus()
  await enter('ada@example.test')
  await input.fill('  Ada@example.test ')
  await expectTexts(list.getByRole('listitem'), ['ada@example.test'])
  await expect.element(dialog.getByText('Not a valid email')).not.toBeInTheDocument()

  await dialog.getByRole('button', { name: 'Remove ada@example.test' }).click()
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(input).toHaveFocus()
  await expect.element(dialog.getByText('20 of 20 left')).toBeVisible()
})

test.each(screens)(
  'INV-1 on %s: takes many pasted addresses at once, at most 20',
  async (_name, size) => {
    await page.viewport(...size)
    await openInvite()
    const lines = Array.from({ length: 21 }, (_, at) => `Supplier ${at} <s${at}@example.test>`)
    await input.click()
    await clipboard.paste([...lines, 'not an address'].join('\n'))
    await expectCount(list.getByRole('listitem'), 20)
    await expect.element(dialog.getByText('0 of 20 left')).toBeVisible()
    await expect
      .element(dialog.getByText('Not added:'))
      .toMatchTextContent(/not an address, s20@example.test/)
    await expect.element(submit).toHaveTextContent('Send 20 invitations')
  },
)

test('KEEP-3 INV-1 a pasted list in any form: the good ones are added, the bad one is named and kept', async () => {
  await openInvite()
  await input.click()
  await clipboard.paste(
    '1. "Lee, Ada" <Ada@x.test>\n• mailto:b@x.test.\n\u200bc＠x.test、bob@，ada@x.test。\n',
  )
  await expectTexts(list.getByRole('listitem'), ['Ada@x.test', 'b@x.test', 'c@x.test'])
  const left = dialog.getByText('Not added:')
  await expect.element(left).toMatchTextContent(/bob@$/)
  await expect.element(dialog.getByText('Not a valid email', { exact: true })).toBeVisible()
  await input.fill('d@x')
  await expect.element(left).toMatchTextContent(/bob@$/)
  await dialog.getByRole('button', { name: 'Edit' }).click()
  await expect.element(input).toHaveValue('d@x, bob@')
  await expect.element(left).not.toBeInTheDocument()
})

test('INV-1 sending without a name hides the message and keeps it', async () => {
  await openInvite()
  const message = dialog.getByLabelText('Personal message')
  await message.fill('My own words.')
  const anonymous = dialog.getByRole('checkbox', { name: 'Send without my name' })
  await anonymous.click()
  await expect.element(message).not.toBeInTheDocument()
  await anonymous.click()
  await expect.element(message).toHaveValue('My own words.')
  await anonymous.click()
  const address = newAddress()
  await input.fill(address)
  await submit.click()
  await expect.element(dialog.getByText('Invites sent!')).toBeVisible()
  const [mail] = await commands.mailsTo(address)
  expect(mail?.text).toContain('You are invited to register')
  expect(mail?.text).not.toContain('My own words.')
})

test('INV-1 a guest invites from the footer, without a name and a message', async () => {
  await openPortal('/')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Invite suppliers' }).click()
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog.getByLabelText('Personal message')).not.toBeInTheDocument()
  const address = newAddress()
  await input.fill(address)
  await submit.click()
  await expect.element(dialog.getByText('Invites sent!')).toBeVisible()
  expect(await commands.mailsTo(address)).toHaveLength(1)
})

test('INV-1 a failure says why and keeps everything', async () => {
  faults.expect('503', /could not be reached/)
  await openInvite()
  await enter('ada@example.test')
  network.answer('POST', /\/api\/invite\/email$/, {
    status: 503,
    json: { code: 'mail-unavailable', message: 'The invitations cannot be sent at the moment.' },
  })
  await submit.click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/cannot be sent at the moment/)
  await expectTexts(list.getByRole('listitem'), ['ada@example.test'])
  network.restore()
  network.setOffline(true)
  await submit.click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/could not be reached/)
  network.setOffline(false)
  await submit.click()
  await expect.element(dialog.getByText('Invites sent!')).toBeVisible()
})

test('INV-1 closing clears the addresses and resets the message; a press outside does not close', async () => {
  await openInvite()
  const message = dialog.getByLabelText('Personal message')
  const standard = (message.element() as HTMLTextAreaElement).value
  await message.fill('Other words')
  await enter('ada@example.test')
  await userEvent.click(document.documentElement, { position: { x: 2, y: 2 }, force: true })
  await expect.element(list).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener()).toHaveFocus()
  await opener().click()
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(message).toHaveValue(standard)
})

test('INV-1 A11Y-1 MOB-1 the dialog at 360 px', async () => {
  await openInvite()
  await narrow()
  await enter(`${'long'.repeat(12)}@example.test`)
  await enter('wrong@')
  await expectAccessible(dialog)
  expectNoSidewaysScroll()
  expectLargeTargets()
})
