import { expect, it } from 'vitest'
import { pageLink } from './page-link.ts'

const site = { origin: 'https://portal.example' }

it.each([
  ['en', '/identity/verify?token=a_-b', '/identity/verify?token=a_-b'],
  ['de', '/identity/verify?token=a_-b', '/identity/verify?token=a_-b&ui_locales=de'],
  ['ar', '/identity/reset/request', '/identity/reset/request?ui_locales=ar'],
] as const)('LNG-1 a mail in %s that leads to %s has the link %s', (language, path, link) => {
  expect(pageLink(site, { language }, path)).toBe(site.origin + link)
})
