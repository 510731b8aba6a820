import { expect, it } from 'vitest'
import { attachment } from './attachment.ts'

it.each([
  ['audit.pdf', 'audit.pdf'],
  ['Prüfbericht 2026.pdf', 'Pr%C3%BCfbericht%202026.pdf'],
  [`it's (a) *.png`, 'it%27s%20%28a%29%20%2A.png'],
  ['a"; filename="b.exe', 'a%22%3B%20filename%3D%22b.exe'],
  ['../../etc/passwd', '..%2F..%2Fetc%2Fpasswd'],
  ['a\r\nset-cookie: b', 'a%0D%0Aset-cookie%3A%20b'],
])('PRF-8 SEC-1 a file called %j cannot break out of the header', (name, encoded) => {
  expect(attachment(name)).toBe(`attachment; filename*=UTF-8''${encoded}`)
})
