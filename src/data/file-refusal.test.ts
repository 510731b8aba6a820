import { expect, it } from 'vitest'
import { english } from '#src/i18n/testing/english.ts'
import * as limits from '#src/contract/limits.ts'
import { refusalOf } from './file-refusal.ts'

const pdf = { name: 'Certificate.PDF', type: 'application/pdf', size: 1000 }

it.each([
  [pdf],
  [{ ...pdf, type: '' }],
  [{ name: 'photo.jpg', type: 'image/jpeg', size: limits.evidenceBytes }],
  [{ name: 'scan', type: 'image/png', size: 1 }],
])('PRF-8 lets the server see %j', (file) => {
  expect(refusalOf(english, file)).toBeNull()
})

it.each([
  [{ ...pdf, name: 'notes.txt', type: 'text/plain' }, 'notes.txt is not a PDF, PNG or JPEG file.'],
  [{ ...pdf, name: 'notes', type: '' }, 'notes is not a PDF, PNG or JPEG file.'],
  [{ ...pdf, size: limits.evidenceBytes + 1 }, 'Certificate.PDF has 10.1 MB.'],
  [{ ...pdf, size: 0 }, 'Certificate.PDF is empty.'],
  [{ ...pdf, name: `${'a'.repeat(limits.fileName)}.pdf` }, 'at most 200 characters'],
])('PRF-8 says what is wrong with %j', (file, message) => {
  expect(refusalOf(english, file)).toContain(message)
})
