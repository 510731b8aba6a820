import { expect, it } from 'vitest'
import { acceptsCoding, type Coding } from './accepts-coding.ts'

const asked = (coding: Coding, header?: string) =>
  acceptsCoding({ headers: { 'accept-encoding': header } }, coding)

it.each(['br', 'gzip, deflate, br', 'gzip;q=0.8, br;q=0.9', 'BR', 'br ; q=1.0, *;q=0'])(
  'sends brotli to whoever asks for it: %s',
  (header) => expect(asked('br', header)).toBe(true),
)

it.each([undefined, '', 'gzip', '*', 'br;q=0', 'gzip, br; q=0.000', 'x-br', 'brotli'])(
  'sends none to others: %s',
  (header) => expect(asked('br', header)).toBe(false),
)

it.each(['gzip', 'gzip, deflate, br', 'br;q=0, GZIP;q=0.1'])(
  'sends gzip to whoever asks for it: %s',
  (header) => expect(asked('gzip', header)).toBe(true),
)

it.each([undefined, 'br', '*', 'gzip;q=0', 'x-gzip', 'deflate'])(
  'sends no gzip to others: %s',
  (header) => expect(asked('gzip', header)).toBe(false),
)
