import { expect, test } from 'vitest'
import { chosen, contentOf, draftOf, edited, taken, toSave } from './draft-state.ts'

type Content = { name: string; title: { en?: string; de?: string }; list?: string[] }
const content: Content = { name: 'Green', title: { en: 'Hello' } }
const begun = () => draftOf({ version: 1, content })

test('OPR-4 a change is shown at once, and one that is taken back needs no saving', () => {
  const changed = edited(begun(), '/title/de', 'Hallo')
  expect(contentOf(changed)).toEqual({ name: 'Green', title: { en: 'Hello', de: 'Hallo' } })
  expect(toSave(edited(changed, '/title/de', undefined)).size).toBe(0)
})

test('OPR-4 what others change elsewhere comes in beside what is typed here', () => {
  const typed = edited(begun(), '/name', 'Greener')
  const newest = { version: 2, content: { ...content, title: { en: 'Welcome' } } }
  const state = taken(typed, newest)
  expect(contentOf(state)).toEqual({ name: 'Greener', title: { en: 'Welcome' } })
  expect(state.conflicts).toEqual([])
})

test('OPR-4 a part that both changed keeps both values, and is not saved until one is chosen', () => {
  const typed = edited(edited(begun(), '/name', 'Mine'), '/title/en', 'Hi')
  const state = taken(typed, { version: 2, content: { ...content, name: 'Theirs' } })
  expect(state.conflicts).toEqual([{ path: '/name', theirs: 'Theirs' }])
  expect([...toSave(state).keys()]).toEqual(['/title/en'])
  expect(contentOf(chosen(state, '/name', 'theirs')).name).toBe('Theirs')
  expect(toSave(chosen(state, '/name', 'mine')).get('/name')).toBe('Mine')
})

test('OPR-4 a choice that is open stays open when something else is saved, with their newest value', () => {
  const open = taken(edited(begun(), '/name', 'Mine'), {
    version: 2,
    content: { ...content, name: 'Theirs' },
  })
  const state = taken(open, { version: 3, content: { ...content, name: 'Theirs again' } })
  expect(state.conflicts).toEqual([{ path: '/name', theirs: 'Theirs again' }])
})

test('OPR-4 what is typed on while a save is under way is no conflict with it', () => {
  const sent = edited(begun(), '/name', 'Gree')
  const typed = edited(sent, '/name', 'Greener')
  const saved = { version: 2, content: { ...content, name: 'Gree' } }
  const state = taken(typed, saved, toSave(sent))
  expect(state.conflicts).toEqual([])
  expect(toSave(state).get('/name')).toBe('Greener')
})

test('OPR-4 an answer that is older than what is known changes nothing', () => {
  const state = taken(begun(), { version: 3, content: { ...content, name: 'Newer' } })
  expect(taken(state, { version: 2, content })).toBe(state)
})
