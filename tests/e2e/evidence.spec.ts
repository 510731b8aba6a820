import { readFile } from 'node:fs/promises'
import * as limits from '#src/contract/limits.ts'
import { newAccount } from '../fixtures/accounts.ts'
import { expectAccessible } from './support/accessibility.ts'
import {
  credentialRow,
  largePdf,
  openEvidence,
  pdf,
  pick,
  startWithCredential,
  storedFiles,
  uploads,
} from './support/evidence.ts'
import { narrowPhone } from '../fixtures/small-targets.ts'
import { expectLargeTargets, expectNoSidewaysScroll } from './support/layout.ts'
import { openMembers } from './support/navigation.ts'
import { choose, fillMandatory, save, startSupplier } from './support/supplier.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('PRF-7 PRF-8 evidence chosen before the first save goes with it', async ({ page }) => {
  await startSupplier(page)
  await fillMandatory(page)
  await choose(page, 'Search credentials', 'iso 9001', /ISO 9001/)
  const button = credentialRow(page).getByRole('button', { name: 'Add evidence' })
  await expect(button).toHaveAccessibleDescription('Sent once your profile is saved')
  const dialog = await openEvidence(page)
  await expect(dialog.getByText('No evidence yet')).toBeVisible()
  await pick(dialog, pdf('certificate.pdf'))
  await expect(dialog).toContainText(
    'Saved on this device. It will be sent once your profile is saved.',
  )
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await save(page)
  await expect(button).toHaveAccessibleDescription('1 file')
  await openEvidence(page)
  await expect(storedFiles(dialog)).toHaveText([/^certificate\.pdf\s*1 kB\d{1,2} \w+ \d{4}$/])
  await page.keyboard.press('Escape')
  await credentialRow(page).getByRole('button', { name: 'Remove ISO 9001' }).click()
  await credentialRow(page).getByRole('button', { name: 'Undo: keep ISO 9001' }).click()
  await expect(button).toBeFocused()
  await expect(button).toHaveAccessibleDescription('1 file')
})

test('PRF-8 files are sent, seen again, had back and removed @phone', async ({ page }) => {
  await startWithCredential(page)
  const dialog = await openEvidence(page)
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0x00, 0x04, 0x68, 0x69, 0xff, 0xd9])
  await pick(dialog, pdf('prüf bericht.pdf'), {
    name: 'plate.jpg',
    mimeType: 'image/jpeg',
    buffer: jpeg,
  })
  await expect(storedFiles(dialog)).toHaveText([/plate\.jpg/, /prüf bericht\.pdf/])
  await expectAccessible(page, '[role=dialog]')
  await page.reload()
  await openEvidence(page)
  await expect(storedFiles(dialog)).toHaveCount(2)

  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download prüf bericht.pdf' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('prüf bericht.pdf')
  expect(await readFile(await download.path())).toEqual(pdf('prüf bericht.pdf').buffer)

  await dialog.getByRole('button', { name: 'Remove plate.jpg' }).click()
  const keep = dialog.getByRole('button', { name: 'Keep' })
  await expect(keep).toBeFocused()
  await keep.click()
  await expect(storedFiles(dialog)).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Remove plate.jpg' }).click()
  await dialog.getByRole('group').getByRole('button', { name: 'Remove plate.jpg' }).click()
  await expect(storedFiles(dialog)).toHaveText([/prüf bericht\.pdf/])
  await expect(dialog.getByRole('button', { name: 'Choose files' })).toBeFocused()
  await page.reload()
  await openEvidence(page)
  await expect(storedFiles(dialog)).toHaveText([/prüf bericht\.pdf/])
})

test('PRF-8 what cannot be evidence is named before it is sent, or by the server', async ({
  page,
  faults,
}) => {
  faults.expect('422')
  await startWithCredential(page)
  const dialog = await openEvidence(page)
  let sent = 0
  page.on('request', (request) => (sent += Number(uploads.test(request.url()))))
  await pick(
    dialog,
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Certified.') },
    largePdf('scan.pdf', limits.evidenceBytes + 1),
  )
  await expect(dialog.getByRole('alert')).toContainText('notes.txt is not a PDF, PNG or JPEG file.')
  await expect(dialog.getByRole('alert')).toContainText('scan.pdf has 10.1 MB.')
  expect(sent).toBe(0)
  const page404 = Buffer.from('<!doctype html>')
  await pick(dialog, { name: 'page.pdf', mimeType: 'application/pdf', buffer: page404 })
  await expect(dialog.getByRole('alert')).toBeHidden()
  await expect(dialog).toContainText('The file must be a whole PDF, PNG or JPEG')
  await dialog.getByRole('button', { name: 'Discard page.pdf' }).click()
  await expect(dialog.getByText('page.pdf')).toBeHidden()
  expect(sent).toBe(1)
})

test('PRF-8 a lost connection loses no file: Retry sends it, and so does being online again', async ({
  page,
  context,
  faults,
}) => {
  faults.expect('net::ERR')
  await startWithCredential(page)
  const dialog = await openEvidence(page)
  await page.route(uploads, (route) => route.abort())
  await pick(dialog, pdf('first.pdf'))
  await expect(dialog).toContainText('The server could not be reached.')
  await page.unroute(uploads)
  await dialog.getByRole('button', { name: 'Retry first.pdf' }).click()
  await expect(storedFiles(dialog)).toHaveText([/first\.pdf/])

  await context.setOffline(true)
  await expect(dialog.getByText('You are offline. Files you choose wait here')).toBeVisible()
  await pick(dialog, pdf('second.pdf'))
  await expect(
    dialog.getByText('Saved on this device. It will be sent when you are back online.'),
  ).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Retry second.pdf' })).toBeVisible()
  await context.setOffline(false)
  await expect(storedFiles(dialog)).toHaveText([/second\.pdf/, /first\.pdf/])
})

test('PRF-8 progress is told, at the row too, and Cancel stops it @phone', async ({ page }) => {
  await startWithCredential(page)
  const dialog = await openEvidence(page)
  const network = await page.context().newCDPSession(page)
  const throttle = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await throttle(500_000)
  await pick(dialog, largePdf('large.pdf', 9_000_000), pdf('next.pdf'))
  const bar = page.getByRole('progressbar', { name: 'Uploading large.pdf' })
  const valueOf = () => bar.evaluate((element: HTMLProgressElement) => element.value)
  await expect.poll(valueOf).toBeGreaterThan(0)
  await expect(page.getByTestId('status-region')).toHaveText(/large\.pdf: \d+ % uploaded/)
  await expect(dialog).toContainText('Waiting for its turn')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(credentialRow(page).getByText('large.pdf')).toBeVisible()
  await credentialRow(page).getByRole('button', { name: 'Cancel large.pdf' }).click()
  await throttle(-1)
  await expect(bar).toBeHidden()
  await openEvidence(page)
  await expect(storedFiles(dialog)).toHaveText([/next\.pdf/])
})

test('PRF-8 OFF-5 leaving asks nothing: what is being sent goes on', async ({ page }) => {
  await startWithCredential(page)
  const dialog = await openEvidence(page)
  const held = Promise.withResolvers<void>()
  await page.route(uploads, async (route) => {
    await held.promise
    await route.continue()
  })
  await pick(dialog, pdf('slow.pdf'))
  await expect(dialog.getByRole('button', { name: 'Cancel slow.pdf' })).toBeVisible()
  await page.keyboard.press('Escape')
  await openMembers(page)
  const stored = page.waitForResponse(uploads)
  held.resolve()
  await stored
  await page.goBack()
  await openEvidence(page)
  await expect(storedFiles(dialog)).toHaveText([/slow\.pdf/])
})

test('AUT-8 PRF-8 an upload that is refused for its token is sent again with a new one', async ({
  page,
  faults,
}) => {
  faults.expect('401')
  await startWithCredential(page, newAccount())
  const dialog = await openEvidence(page)
  const tokens: (string | undefined)[] = []
  await page.route(uploads, (route) => {
    tokens.push(route.request().headers()['authorization'])
    if (tokens.length > 1) return route.continue()
    return route.fulfill({
      status: 401,
      json: { message: 'Please log in.', code: 'unauthorised' },
    })
  })
  await pick(dialog, pdf('late.pdf'))
  await expect(storedFiles(dialog)).toHaveText([/late\.pdf/])
  expect(tokens).toHaveLength(2)
})

test('PRF-8 the files are loaded, fail with a way out, and arrive', async ({ page, faults }) => {
  faults.expect('net::ERR')
  await startWithCredential(page)
  const list = /\/evidence$/
  await page.route(list, (route) => route.abort())
  await page.reload()
  const dialog = await openEvidence(page)
  await expect(dialog.getByText('Files could not be loaded')).toBeVisible()
  await page.unroute(list)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByText('No evidence yet')).toBeVisible()
})

test('PRF-8 files can be dropped, also beside the area', async ({ page }) => {
  await startWithCredential(page)
  const dialog = await openEvidence(page)
  const files = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([content], 'dropped.pdf', { type: 'application/pdf' }))
    return transfer
  }, pdf('dropped.pdf').buffer.toString())
  for (const type of ['dragover', 'drop'])
    await dialog.getByRole('heading').first().dispatchEvent(type, { dataTransfer: files })
  await expect(storedFiles(dialog)).toHaveText([/dropped\.pdf/])
})

test('A11Y-1 MOB-1 keyboard alone, and the narrowest phone', async ({ page }) => {
  // Listened for from the start: a key press can be quicker than the beginning to listen.
  const chooser = page.waitForEvent('filechooser', { timeout: 0 })
  await startWithCredential(page)
  await credentialRow(page).getByRole('button', { name: 'Add evidence' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Evidence for ISO 9001' })
  await expect(dialog).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Choose files' })).toBeFocused()
  await page.keyboard.press('Enter')
  await (await chooser).setFiles([pdf(`${'a long name '.repeat(12)}.pdf`)])
  await expect(storedFiles(dialog)).toHaveCount(1)
  await page.setViewportSize(narrowPhone)
  await expectNoSidewaysScroll(page)
  await expectLargeTargets(page)
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(credentialRow(page).getByRole('button', { name: 'Add evidence' })).toBeFocused()
})
