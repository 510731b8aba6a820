import { expect, it } from 'vitest'
import { jpegFile, pdfFile, pngFile } from '#server/evidence/testing/sample-files.ts'
import { fileKind } from './file-kind.ts'

it.each([
  ['a PDF', pdfFile(), 'pdf'],
  ['a PDF behind other bytes', Buffer.concat([Buffer.alloc(900, 32), pdfFile()]), 'pdf'],
  ['a PNG', pngFile(), 'png'],
  ['a JPEG', jpegFile(), 'jpeg'],
  ['a page', Buffer.from('<!doctype html><script>parent.document</script>'), null],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
  ['a PDF behind too much', Buffer.concat([Buffer.alloc(1100, 32), pdfFile()]), null],
  ['nothing', Buffer.alloc(0), null],
])('OPR-2 takes %s for what its bytes are', (_what, bytes, kind) => {
  expect(fileKind(bytes)).toBe(kind)
})
