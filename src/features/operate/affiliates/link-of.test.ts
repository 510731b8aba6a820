import { expect, test } from 'vitest'
import { linkOf } from './link-of.ts'

test.each([
  ['portal.example', 'https://admin.example/operate', 'https://portal.example/?aff=guild'],
  ['portal.example', 'http://localhost:4310/operate', 'http://portal.example:4310/?aff=guild'],
  ['localhost:5000', 'http://localhost:4310/operate', 'http://localhost:5000/?aff=guild'],
])('OPR-5 visitors of an affiliate come to %s as editors came to %s', (host, here, link) => {
  expect(linkOf(host, 'guild', here)).toBe(link)
})
