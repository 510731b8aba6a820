import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ProblemError } from '#src/contract/problem.ts'
import type { CheckFile } from '#src/contract/operate/check-file.ts'
import { addressOf, deskWithFiles, expectOpen, send } from './support/console-screen.ts'
import { openConsole } from './support/open-console.tsx'
import { expectAccessible } from './support/screen.ts'

const seen = page.getByLabelText('What was looked up and seen')
const group = page.getByRole('group', { name: 'Picture or PDF of it' })
const picture = (name: string, size = 3) =>
  new File([new Uint8Array(size)], name, { type: 'image/png' })

/** Chooses a file, as the picker of the browser does, once the form has drawn its picker. */
async function choose(file: File): Promise<void> {
  await expect.element(group).toBeVisible()
  const input = group.element().querySelector('input')
  if (!input) throw new Error('There is no picker')
  const chosen = new DataTransfer()
  chosen.items.add(file)
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Pastes a file where something is typed. */
function paste(file: File): void {
  const clipboardData = new DataTransfer()
  clipboardData.items.add(file)
  seen.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
}

test('OPR-2 a picture of what was seen is sent first, and the decision names it', async () => {
  const desk = deskWithFiles(1)
  const uploaded = Promise.withResolvers<CheckFile>()
  desk.data.uploadCheckFile = () => uploaded.promise
  await openConsole(desk, addressOf(0))
  await choose(picture('register.png'))
  // What is typed meanwhile stays, and nothing is decided without the file.
  await seen.fill('Entry 17')
  await send.click({ force: true })
  await userEvent.keyboard('{Enter}')
  uploaded.resolve({ id: 'kept', name: 'register.png', type: 'image/png', size: 3 })
  await expect.element(group.getByText('register.png')).toBeVisible()
  await expect.element(seen).toHaveValue('Entry 17')
  await expectAccessible(group)
  expect(desk.decisions).toEqual([])
  await send.click()
  await expect.poll(() => desk.decisions.length).toBe(1)
  expect(desk.decisions[0]?.decision).toMatchObject({ seen: 'Entry 17', file: 'kept' })
})

test('OPR-2 a file is kept where the verifier goes on before it has arrived, and a failure is told', async () => {
  const desk = deskWithFiles(2)
  const uploads = [Promise.withResolvers<CheckFile>(), Promise.withResolvers<CheckFile>()]
  let sent = 0
  desk.data.uploadCheckFile = async () => {
    const upload = uploads[sent]
    sent += 1
    if (!upload) throw new Error('Nobody sends a third file')
    return upload.promise
  }
  await openConsole(desk, addressOf(0))
  await choose(picture('register.png'))
  await expect.poll(() => sent).toBe(1)
  await userEvent.keyboard('j')
  await expectOpen('Supplier 1')
  uploads[0]?.resolve({ id: 'kept', name: 'register.png', type: 'image/png', size: 3 })
  await choose(picture('other.png'))
  await expect.poll(() => sent).toBe(2)
  await userEvent.keyboard('k')
  await expectOpen('Supplier 0')
  await expect.element(group.getByText('register.png')).toBeVisible()
  uploads[1]?.reject(new Error('The file store is away.'))
  await expect.element(page.getByText('The file other.png was not kept')).toBeVisible()
})

test('OPR-2 a pasted picture is taken, and goes again', async () => {
  const desk = deskWithFiles(1)
  await openConsole(desk, addressOf(0))
  await expect.element(seen).toBeVisible()
  paste(picture('image.png'))
  await group.getByRole('button', { name: 'Remove the file image.png' }).click()
  await expect.element(group.getByRole('button', { name: 'Choose a file' })).toHaveFocus()
  await send.click()
  await expect.poll(() => desk.decisions.length).toBe(1)
  expect(desk.decisions[0]?.decision).not.toHaveProperty('file')
})

test('OPR-2 what is no picture and no PDF is refused before it is sent, and a refusal is said', async () => {
  const desk = deskWithFiles(1)
  const sent: string[] = []
  desk.data.uploadCheckFile = async (_item, { name }) => {
    sent.push(name)
    throw new ProblemError({ status: 422, code: 'too-many-files', message: 'Too many files.' })
  }
  await openConsole(desk, addressOf(0))
  await choose(new File(['x'], 'notes.txt', { type: 'text/plain' }))
  const refusal = 'notes.txt is not a PDF, PNG or JPEG file.'
  await expect.element(group.getByRole('alert')).toHaveTextContent(refusal)
  const chooser = group.getByRole('button', { name: 'Choose a file' })
  await expect.element(chooser).toHaveAccessibleDescription(new RegExp(`${refusal}$`))
  expect(sent).toEqual([])
  await choose(picture('eleventh.png'))
  await expect.element(group.getByText('Too many files.')).toBeVisible()
  expect(sent).toEqual(['eleventh.png'])
  // What became of a file before it would say something else of this one.
  await choose(new File(['x'], 'notes.txt', { type: 'text/plain' }))
  await expect.element(group.getByText(refusal)).toBeVisible()
  await expect.element(group.getByText('Too many files.')).not.toBeInTheDocument()
})

test('OPR-2 what verifiers have kept is shown beside what the supplier handed in', async () => {
  const desk = deskWithFiles(1)
  const from = '2026-01-01T00:00:00.000Z'
  const file: CheckFile = { id: 'kept', name: 'register.png', type: 'image/png', size: 3 }
  desk.details.set('supplier-0', {
    ...desk.details.get('supplier-0'),
    history: [{ from, to: null, what: 'confirmed', details: { how: 'register' }, file }],
  })
  const asked: string[] = []
  desk.data.checkFile = async (_item, id) => {
    asked.push(id)
    return new Promise(() => {})
  }
  await openConsole(desk, addressOf(0))
  const kept = page.getByRole('button', { name: /^register\.png kept by a verifier/ })
  await expect.element(kept).toHaveAttribute('aria-pressed', 'false')
  await kept.click()
  await expect.element(kept).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => asked).toEqual(['kept'])
})
