import { expect, it } from 'vitest'
import { acceptsBrotli } from './accepts-brotli.ts'

const asked = (header?: string) => acceptsBrotli({ headers: { 'accept-encoding': header } })

it.each(['br', 'gzip, deflate, br', 'gzip;q=0.8, br;q=0.9', 'BR', 'br ; q=1.0, *;q=0'])(
  'sends brotli to whoever asks for it: %s',
  (header) => expect(asked(header)).toBe(true),
)

it.each([undefined, '', 'gzip', '*', 'br;q=0', 'gzip, br; q=0.000', 'x-br', 'brotli'])(
  'sends none to others: %s',
  (header) => expect(asked(header)).toBe(false),
)
