import { expect, it } from 'vitest'
import {
  addressParts,
  changed,
  cleared,
  countChosen,
  isOpen,
  isUnasked,
  withChoice,
  withMore,
  without,
} from './search-changes.ts'

const search = {
  ...{ q: 'linen', country: ['AU'], assurance: 'document-seen' as const },
  ...{ sort: 'verified' as const, after: '20', more: ['country' as const] },
}

it('DSC-1 a choice is added or taken away, and the list begins anew', () => {
  const two = withChoice(search, 'country', { id: 'NZ', isChosen: true })
  expect(addressParts(two)).toEqual({
    ...{ q: 'linen', country: 'AU,NZ', assurance: 'document-seen', sort: 'verified' },
    more: 'country',
  })
  expect(withChoice(two, 'country', { id: 'AU', isChosen: false }).country).toEqual(['NZ'])
  expect(changed(search, { sort: 'nearest', near: 'NZ' })).toMatchObject({ near: 'NZ' })
})

it('DSC-1 each part can be taken away by itself, and all of them', () => {
  expect(without(search, 'q', null).q).toBeUndefined()
  expect(without(search, 'assurance', 'document-seen').assurance).toBeUndefined()
  expect(without(search, 'country', null).country).toBeUndefined()
  expect(cleared(search)).toEqual({ sort: 'verified', more: ['country'] })
})

it('DSC-1 listing more values of a facet narrows nothing and keeps the page of the list', () => {
  expect(withMore(search, 'sdg', true)).toEqual({ ...search, more: ['country', 'sdg'] })
  expect(withMore(search, 'country', false)).toEqual({
    ...{ q: 'linen', country: ['AU'], assurance: 'document-seen' },
    ...{ sort: 'verified', after: '20' },
  })
})

it('DSC-1 knows what narrows a list from what only shows it', () => {
  expect([isOpen(search), isOpen(cleared(search)), isUnasked(cleared(search))]).toEqual([
    ...[false, true, false],
  ])
  expect([isUnasked({}), countChosen(search), countChosen({ q: 'linen' })]).toEqual([true, 2, 0])
})
