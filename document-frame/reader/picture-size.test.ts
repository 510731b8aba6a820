import { expect, it } from 'vitest'
import { pngFile } from '#server/evidence/testing/sample-files.ts'
import { blackPng } from '../../tests/fixtures/picture-bombs.ts'
import { pictureSize } from './picture-size.ts'

const frameHeader = [0xff, 0xc2, 0, 11, 8, 0x0b, 0xb8, 0x0f, 0xa0, 1, 1, 0x11, 0]
const comment = [0xff, 0xfe, 0, 4, 0x68, 0x69]

it('OPR-2 reads the pixels of a PNG, also of one that would unpack to gigabytes', () => {
  expect(pictureSize('png', pngFile())).toEqual({ width: 1, height: 1 })
  expect(pictureSize('png', blackPng(100_000).subarray(0, 64))).toEqual({
    width: 100_000,
    height: 100_000,
  })
})

it.each([
  ['at once', frameHeader],
  ['behind a comment', [...comment, ...frameHeader]],
  ['behind bytes that fill up', [0xff, ...frameHeader]],
])('OPR-2 reads the pixels of a JPEG that stand %s', (_where, segments) => {
  const bytes = Uint8Array.from([0xff, 0xd8, ...segments])
  expect(pictureSize('jpeg', bytes)).toEqual({ width: 4000, height: 3000 })
})

it.each([
  ['png', [0x89, 0x50]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['jpeg', [0xff, 0xd8, ...comment, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
  ['jpeg', [0xff, 0xd8, 0xff, 0xfe, 0xff, 0xff, 0, 0, 0, 0, 0, 0]],
] as const)('OPR-2 knows no size of a broken %s', (kind, bytes) => {
  expect(pictureSize(kind, Uint8Array.from(bytes))).toBeNull()
})
