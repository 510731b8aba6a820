import type { Frame, Page } from 'playwright/test'
import { documentFramePath } from '#src/lib/document-messages.ts'
import { pageIsLive } from './live.ts'
import { expect } from './test.ts'

/** Opens the gallery and shows a file in the frame for documents. */
export async function showFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  if (!page.url().endsWith('/dev/gallery')) {
    await page.goto('/dev/gallery')
    await pageIsLive(page)
  }
  const file = { name, mimeType: 'application/octet-stream', buffer }
  await page.getByLabel('A document to show').setInputFiles(file)
}

/** What the frame shows, as a person sees it. */
export const inFrame = (page: Page) => page.frameLocator(`iframe[src="${documentFramePath}"]`)

/** The frame itself, to run something in it as a document would that has taken it over. */
export async function frameOf(page: Page): Promise<Frame> {
  const element = await page.locator(`iframe[src="${documentFramePath}"]`).elementHandle()
  const frame = await element?.contentFrame()
  if (!frame) throw new Error('There is no frame.')
  return frame
}

/** Waits until the first page is drawn, which it is out of sight too, and brings the frame into sight. */
export async function isShown(page: Page, name: string): Promise<void> {
  await expect(page.getByTitle(`Document ${name}`)).toBeVisible()
  const tools = page.getByRole('group', { name: 'Show the document' })
  await expect(tools).toBeVisible({ timeout: 40_000 })
  await tools.evaluate((element) => element.scrollIntoView({ block: 'start' }))
}
