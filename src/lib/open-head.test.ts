import { expect, it } from 'vitest'
import { t } from '../i18n/testing/english.ts'
import { hiddenHead } from './hidden-head.ts'
import { openHead } from './open-head.ts'

const context = { texts: { t }, brand: { name: 'Harbour' }, origin: 'https://harbour.example' }
const title = { title: 'Log in – Harbour Supplier Engagement Portal' }
const robots = { name: 'robots', content: 'noindex' }

it('BRD-3 names an open page with the portal, under one address', () => {
  const { meta, links } = openHead(context, '/login', 'Log in')
  expect(meta).toContainEqual(title)
  expect(meta).not.toContainEqual(robots)
  expect(links).toEqual([{ rel: 'canonical', href: 'https://harbour.example/login' }])
})

it('BRD-3 names a hidden page with the portal, and keeps it out of search engines', () => {
  const { meta, links } = hiddenHead(context, 'Log in')
  expect(meta).toContainEqual(title)
  expect(meta).toContainEqual(robots)
  expect(links).toEqual([])
})
