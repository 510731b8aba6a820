import { expect, it } from 'vitest'
import { detailsFixture } from '#src/contract/profile/details.fixture.ts'
import { fieldsOf } from '#src/contract/profile/fields-of.ts'
import { createLocalArea } from '#src/lib/local-area.ts'
import type { Typed } from './apply-typed.ts'
import { forgetLastTyped, takeLastTyped, writeLastTyped } from './last-typed.ts'

const area = () =>
  createLocalArea(() => {
    throw new Error('as long as this test')
  })

function typed(description: string): Typed {
  const details = detailsFixture()
  const { name, version } = details
  const base = fieldsOf(details)
  const fields = { ...base, description }
  return { name, base, baseVersion: version, synced: base, fields, touched: ['description'] }
}

it('OFF-4 what several tabs typed last is taken once, by whoever typed it', () => {
  const local = area()
  writeLastTyped(local, 'u1', 'acme', typed('First tab.'))
  writeLastTyped(local, 'u1', 'borealis', typed('Second tab.'))
  writeLastTyped(local, 'u2', 'acme', typed('Somebody else.'))
  writeLastTyped(local, 'u1', 'acme', typed('First tab, later.'))
  const taken = takeLastTyped(local, 'u1')
  expect(taken.map(({ slug, typed: { fields } }) => [slug, fields.description])).toEqual([
    ['borealis', 'Second tab.'],
    ['acme', 'First tab, later.'],
  ])
  expect(takeLastTyped(local, 'u1')).toEqual([])
  expect(takeLastTyped(local, 'u2')).toHaveLength(1)
})

it('OFF-7 outlasts a lost session', () => {
  const local = area()
  writeLastTyped(local, 'u1', 'acme', typed('Typed.'))
  local.clearPrivate()
  expect(takeLastTyped(local, 'u1')).toHaveLength(1)
})

it('OFF-4 what was kept meanwhile is forgotten, and nothing besides', () => {
  const local = area()
  writeLastTyped(local, 'u1', 'acme', typed('Kept.'))
  writeLastTyped(local, 'u1', 'borealis', typed('Not kept.'))
  forgetLastTyped(local, 'u1', 'acme')
  forgetLastTyped(local, 'u2', 'borealis')
  expect(takeLastTyped(local, 'u1').map(({ slug }) => slug)).toEqual(['borealis'])
})

it.each(['{', '{}', '[1]', '[{"user":"u1"}]'])('takes nothing from %s', (text) => {
  const local = area()
  local.set('unsent.typed', text)
  expect(takeLastTyped(local, 'u1')).toEqual([])
})
