import { expect, it } from 'vitest'
import { fittingName } from './file-name.ts'

it.each([
  ['audit.pdf', 'application/pdf', 'audit.pdf'],
  ['Audit 2026.PDF', 'application/pdf', 'Audit 2026.PDF'],
  ['photo.JPEG', 'image/jpeg', 'photo.JPEG'],
  ['Prüfbericht', 'application/pdf', 'Prüfbericht.pdf'],
  ['v1.2 final', 'application/pdf', 'v1.2 final.pdf'],
  ['audit.pdf.html', 'application/pdf', 'audit.pdf.html.pdf'],
  ['setup.exe', 'image/png', 'setup.exe.png'],
  ['scan.pdf', 'image/jpeg', 'scan.pdf.jpg'],
  ['audit.pdf.exe. . ', 'application/pdf', 'audit.pdf.exe.pdf'],
  ['invoice\u202Efdp.exe', 'application/pdf', 'invoicefdp.exe.pdf'],
  ['\u2066\u200Faudit\u2069.pdf', 'application/pdf', 'audit.pdf'],
  ['نامه‌ها.pdf', 'application/pdf', 'نامه‌ها.pdf'],
  ['\u202E', 'application/pdf', 'file.pdf'],
  ['...', 'image/png', 'file.png'],
] as const)('PRF-8 a file called %j with the content of %s is called %j', (name, type, fitting) => {
  expect(fittingName(name, type)).toBe(fitting)
  expect(fittingName(fitting, type)).toBe(fitting)
})

it('PRF-8 a long name keeps within what a name may have, in whole characters', () => {
  const name = fittingName(`${'a'.repeat(195)}🌱.exe`, 'application/pdf')
  expect(name).toBe(`${'a'.repeat(195)}.pdf`)
  expect(fittingName('x'.repeat(200), 'image/png')).toHaveLength(200)
})
