import type { Locator, Page } from 'playwright/test'
import type { NewAccount } from '../../fixtures/accounts.ts'
import { startSavedSupplier } from './supplier.ts'
import { expect } from './test.ts'

/** A file as a test hands it to a picker. */
export type TestFile = { name: string; mimeType: string; buffer: Buffer }

/** A small PDF; its name is its content, so that two are never the same file. */
export function pdf(name: string): TestFile {
  const content = `%PDF-1.4\n% ${name}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(content) }
}

/** A PDF of a given size in bytes. */
export function largePdf(name: string, size: number): TestFile {
  const { buffer, mimeType } = pdf(name)
  return {
    name,
    mimeType,
    buffer: Buffer.concat([buffer, Buffer.alloc(size - 2 * buffer.length), buffer]),
  }
}

/** The calls that send evidence. */
export const uploads = /\/credentials\/[^/]+\/evidence\?/

/**
 * A supplier whose profile is saved with a pending ISO 9001.
 * @param account see `newSession`
 */
export async function startWithCredential(page: Page, account?: NewAccount): Promise<void> {
  await startSavedSupplier(page, {
    ...(account && { account }),
    profile: { credentials: ['iso-9001'] },
  })
}

/** The row of the credential in the form. */
export function credentialRow(page: Page): Locator {
  const list = page.getByRole('list', { name: 'Your credentials' })
  return list.locator('> li').filter({ hasText: 'ISO 9001' })
}

/** Opens the evidence of the credential. */
export async function openEvidence(page: Page): Promise<Locator> {
  await credentialRow(page).getByRole('button', { name: 'Add evidence' }).click()
  const dialog = page.getByRole('dialog', { name: 'Evidence for ISO 9001' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Chooses files with the button of the open dialog, as a person does. */
export async function pick(dialog: Locator, ...files: TestFile[]): Promise<void> {
  const chooser = dialog.page().waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Choose files' }).click()
  await (await chooser).setFiles(files)
}

/** The files that the server has, in the open dialog. */
export function storedFiles(dialog: Locator): Locator {
  return dialog.getByRole('list', { name: 'Files' }).getByRole('listitem')
}
