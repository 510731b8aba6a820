import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'puppeteer-core'
import { vi } from 'vitest'
import { patience } from './screen.ts'

/** Of the viewer that Firefox opens a PDF in (https://mozilla.github.io/pdf.js/api/). */
type Viewer = {
  PDFViewerApplication?: {
    pdfDocument?: {
      numPages: number
      getPage(number: number): Promise<{ getTextContent(): Promise<{ items: { str: string }[] }> }>
    }
  }
}

/**
 * Reads a PDF with the viewer that Firefox brings.
 * @param page an empty page of Firefox, which is closed afterwards
 * @returns the texts of each sheet, in one line
 */
export async function readPdf(page: Page, pdf: Uint8Array): Promise<string[]> {
  const headers = { 'content-type': 'application/pdf' }
  const server = createServer((_request, response) => response.writeHead(200, headers).end(pdf))
  server.listen(0, 'localhost')
  await once(server, 'listening')
  try {
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`)
    await vi.waitFor(async () => {
      if (!(await page.evaluate(isOpen))) throw new Error('The PDF is not open yet.')
    }, patience)
    return await page.evaluate(textsOfSheets)
  } finally {
    await page.close()
    server.closeAllConnections()
    server.close()
  }
}

function isOpen(): boolean {
  return Boolean((window as Viewer).PDFViewerApplication?.pdfDocument)
}

async function textsOfSheets(): Promise<string[]> {
  const pdf = (window as Viewer).PDFViewerApplication?.pdfDocument
  const sheets = Array.from({ length: pdf?.numPages ?? 0 }, async (_, at) => {
    const sheet = await pdf?.getPage(at + 1)
    const texts = await sheet?.getTextContent()
    return (texts?.items ?? []).map(({ str }) => str).join(' ')
  })
  return Promise.all(sheets)
}
