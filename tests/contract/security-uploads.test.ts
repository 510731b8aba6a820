import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { jpegFile, pdfFile, pngFile } from '#server/evidence/testing/sample-files.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { refuse, send } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { evidencePath, evidenceSupplier, filesBelow } from '../fixtures/evidence-supplier.ts'
import { blackPng } from '../fixtures/picture-bombs.ts'
import { rawCall } from '../fixtures/raw-call.ts'

const { evidenceFile, uploadEvidence } = endpoints
const script = '<script>alert(document.domain)</script>'
const page = `<!doctype html>${script}`

contractSuite('tricks with uploads', (bench) => {
  const url = () => bench.app.url
  const folder = () => join(bench.place.dataDir, 'evidence')

  it.each([
    ['a page', page, 'text/html'],
    ['a page that says it is a PDF', page, 'application/pdf'],
    ['a picture with a script', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`, ''],
    ['a page before a PDF', `${page}${pdfFile().toString()}`, 'application/pdf'],
    ['a GIF that is a script', `GIF89a/*${script}*/=1;alert(1)`, 'image/png'],
    ['an archive', 'PK\u0003\u0004audit.pdf', 'application/zip'],
    ['a program', 'MZ\u0090\u0000%PDF-1.7', 'application/pdf'],
    ['a document with macros', '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1', ''],
    ['a word before a PDF', `audit ${pdfFile().toString()}`, 'application/pdf'],
  ])('PRF-8 SEC-4 %s is refused and leaves nothing behind', async (_what, text, type) => {
    const { call, list } = await evidenceSupplier(bench)
    const before = await filesBelow(folder())
    const sent = call(Buffer.from(text, 'latin1'), { name: 'audit.pdf', ...(type && { type }) })
    const { status } = await refuse(url(), uploadEvidence, sent)
    expect([415, 422]).toContain(status)
    expect(await list()).toEqual([])
    expect(await filesBelow(folder())).toEqual(before)
  })

  it.each([
    ['a PDF', Buffer.concat([pdfFile(), Buffer.from(page), pdfFile()]), 'application/pdf', 'pdf'],
    ['a JPEG', Buffer.concat([jpegFile(), Buffer.from(page)]), 'image/jpeg', 'jpg'],
    ['a PNG', Buffer.concat([pngFile(), Buffer.from(page)]), 'image/png', 'png'],
  ])('PRF-8 SEC-4 a page hidden in %s is never shown as one', async (_what, content, type, end) => {
    const { slug, token, upload } = await evidenceSupplier(bench)
    const { id } = await upload(content, { name: 'audit.pdf.html', type: 'image/png' })
    const answer = await send(url(), evidenceFile, {
      token,
      params: { slug, id },
      headers: { accept: 'text/html' },
    })
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': type,
      'content-disposition': `attachment; filename*=UTF-8''audit.pdf.html.${end}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  })

  it.each([
    '../../../../etc/cron.d/evil.pdf',
    String.raw`..\..\..\evil.pdf`,
    '/etc/evil.pdf',
    String.raw`C:\evil.pdf`,
    '..%2f..%2fevil.pdf',
    'audit.pdf/../../evil',
    '.htaccess',
    'CON.pdf',
    'evil.pdf.exe',
    'evil\u202efdp.exe',
    '-rf',
    '$(id).pdf',
  ])('PRF-8 SEC-4 a file called %j lies where its content says, nowhere else', async (name) => {
    const { slug, token, upload } = await evidenceSupplier(bench)
    const before = await filesBelow(folder())
    const around = await readdir(bench.place.dataDir)
    const added = await upload(pdfFile(randomUUID()), { name })
    const after = await filesBelow(folder())
    expect(after.filter((path) => !before.includes(path))).toEqual([evidencePath(added.sha256)])
    const grown = await readdir(bench.place.dataDir)
    expect(grown.filter((path) => !around.includes(path) && path !== 'evidence')).toEqual([])
    const answer = await send(url(), evidenceFile, { token, params: { slug, id: added.id } })
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename\*=UTF-8''[\w.%~!-]+\.pdf$/,
    )
    expect(added.name).toMatch(/\.pdf$/)
    expect(added.name).not.toMatch(/\p{Bidi_Control}/u)
  })

  it('PRF-8 SEC-4 a file that was kept under any name is shown and sent under one that fits', async () => {
    const { slug, token, upload, list } = await evidenceSupplier(bench)
    const { id } = await upload(pdfFile(randomUUID()))
    const name = 'bill\u202Efdp.exe'
    await bench.open.db.updateTable('evidence').set({ name }).where('id', '=', id).execute()
    expect((await list()).map((one) => one.name)).toEqual(['billfdp.exe.pdf'])
    const answer = await send(url(), evidenceFile, { token, params: { slug, id } })
    expect(answer.headers.get('content-disposition')).toContain("''billfdp.exe.pdf")
  })

  it('PRF-8 SEC-4 a PNG of gigabytes of pixels is kept as the bytes that it is', async () => {
    const { upload } = await evidenceSupplier(bench)
    const bomb = blackPng(60_000)
    expect(await upload(bomb)).toMatchObject({ type: 'image/png', size: bomb.length })
  })

  it('PRF-8 SEC-4 nothing is unpacked: a packed body is refused, or is no PDF', async () => {
    const { call, list } = await evidenceSupplier(bench)
    const packed = gzipSync(Buffer.concat([pdfFile(), Buffer.alloc(50_000_000), pdfFile()]))
    expect(packed.length).toBeLessThan(100_000)
    for (const encoding of ['gzip', 'deflate', 'br', 'identity']) {
      const sent = call(packed, { type: 'application/pdf' })
      const headers = { ...sent.headers, 'content-encoding': encoding }
      const { status } = await refuse(url(), uploadEvidence, { ...sent, headers })
      expect([415, 422]).toContain(status)
    }
    expect(await list()).toEqual([])
  })

  it.each(['..%2f..%2fevidence', '%2e%2e', '..%5c..%5ccredence.sqlite', '%00', '....%2f%2f'])(
    'PRF-8 SEC-4 no id leads out of the folder: %s',
    async (id) => {
      const { slug, token } = await evidenceSupplier(bench)
      const path = `/api/organisation/${slug}/evidence/${id}`
      // As it is: `fetch` would take the dots for a way up.
      const answer = await rawCall(url(), path, { headers: { authorization: `Bearer ${token}` } })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
    },
  )
})
