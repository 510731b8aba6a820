import { expect, it } from 'vitest'
import { jpegFile, pdfFile, pngFile } from './testing/sample-files.ts'
import { sniff } from './sniff.ts'

it.each([
  ['application/pdf', pdfFile()],
  ['application/pdf', Buffer.concat([Buffer.from('\uFEFF'), pdfFile()])],
  ['application/pdf', Buffer.concat([Buffer.from(' \r\n\t\n'), pdfFile()])],
  ['image/png', pngFile()],
  ['image/png', Buffer.concat([pngFile(), Buffer.from('written by a program')])],
  ['image/jpeg', jpegFile()],
  ['image/jpeg', Buffer.concat([jpegFile(), Buffer.from('written by a camera')])],
])('PRF-8 KEEP-3 knows %s by its content', (type, content) => {
  expect(sniff(content)).toBe(type)
})

it.each([
  ['nothing', Buffer.alloc(0)],
  ['text', Buffer.from('just text')],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a page that hides a PDF', Buffer.concat([Buffer.from('<html>'), pdfFile()])],
  ['a PDF cut short', pdfFile().subarray(0, -8)],
  ['a PDF whose end is far from its end', Buffer.concat([pdfFile(), Buffer.alloc(2000)])],
  ['a PNG cut within its header', pngFile().subarray(0, 20)],
  ['a PNG cut short', pngFile().subarray(0, 60)],
  ['a PNG without its last checksum', pngFile().subarray(0, -4)],
  ['a PNG without header', Buffer.concat([pngFile().subarray(0, 8), Buffer.alloc(60)])],
  ['a JPEG cut short', jpegFile().subarray(0, -2)],
  ['the first bytes of a JPEG alone', Buffer.from([0xff, 0xd8, 0xff])],
  ['a picture that can run scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1')],
])('PRF-8 takes %s for none of them', (_what, content) => {
  expect(sniff(content)).toBeNull()
})
