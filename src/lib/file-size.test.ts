import { expect, it } from 'vitest'
import * as limits from '#src/contract/limits.ts'
import { fileSize } from './file-size.ts'

it.each([
  [1, '1 kB'],
  [1025, '2 kB'],
  [1_572_864, '1.5 MB'],
  [limits.evidenceBytes, '10 MB'],
  [limits.evidenceBytes + 1, '10.1 MB'],
])('PRF-8 %i bytes read %s', (bytes, text) => {
  expect(fileSize('en', bytes)).toBe(text)
})
