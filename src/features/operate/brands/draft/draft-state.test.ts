import { expect, test } from 'vitest'
import {
  answered,
  chosen,
  contentOf,
  draftOf,
  edited,
  refused,
  sending,
  taken,
  toSave,
} from './draft-state.ts'

type Content = { name: string; title: { en?: string; de?: string }; list?: string[] }
const content: Content = { name: 'Green', title: { en: 'Hello' } }
const begun = () => draftOf(content)

test('OPR-4 a change is shown at once, and one that is taken back needs no saving', () => {
  const changed = edited(begun(), '/title/de', 'Hallo')
  expect(contentOf(changed)).toEqual({ name: 'Green', title: { en: 'Hello', de: 'Hallo' } })
  expect(toSave(edited(changed, '/title/de', undefined)).size).toBe(0)
})

test('OPR-4 what others change elsewhere comes in beside what is typed here', () => {
  const typed = edited(begun(), '/name', 'Greener')
  const state = taken(typed, { ...content, title: { en: 'Welcome' } })
  expect(contentOf(state)).toEqual({ name: 'Greener', title: { en: 'Welcome' } })
  expect(state.conflicts).toEqual([])
})

test('OPR-4 a part that both changed keeps both values, and is not saved until one is chosen', () => {
  const typed = edited(edited(begun(), '/name', 'Mine'), '/title/en', 'Hi')
  const state = taken(typed, { ...content, name: 'Theirs' })
  expect(state.conflicts).toEqual([{ path: '/name', theirs: 'Theirs' }])
  expect([...toSave(state).keys()]).toEqual(['/title/en'])
  expect(contentOf(chosen(state, '/name', 'theirs')).name).toBe('Theirs')
  expect(toSave(chosen(state, '/name', 'mine')).get('/name')).toBe('Mine')
})

test('OPR-4 a choice that is open stays open, with the newest value of the others', () => {
  const open = taken(edited(begun(), '/name', 'Mine'), { ...content, name: 'Theirs' })
  const state = taken(open, { ...content, name: 'Theirs again' })
  expect(state.conflicts).toEqual([{ path: '/name', theirs: 'Theirs again' }])
})

test('OPR-4 what is typed on while a save is under way is no conflict with it', () => {
  const typed = edited(sending(edited(begun(), '/name', 'Gree')), '/name', 'Greener')
  const state = answered(typed, { ...content, name: 'Gree' })
  expect(state.conflicts).toEqual([])
  expect(toSave(state).get('/name')).toBe('Greener')
})

test('OPR-4 what is put back while a save is under way is saved after it', () => {
  const back = edited(sending(edited(begun(), '/name', 'Gree')), '/name', 'Green')
  expect(contentOf(back).name).toBe('Green')
  const state = answered(back, { ...content, name: 'Gree' })
  expect([...toSave(state)]).toEqual([['/name', 'Green']])
  expect(state.conflicts).toEqual([])
})

test('OPR-4 a whole that is changed while a save of a part is under way is no conflict with it', () => {
  const whole = edited(sending(edited(begun(), '/title/de', 'Hallo')), '/title', content.title)
  const state = answered(whole, { ...content, title: { en: 'Hello', de: 'Hallo' } })
  expect([...toSave(state)]).toEqual([['/title', content.title]])
  expect(state.conflicts).toEqual([])
})

test('OPR-4 what the server makes of what was sent is no change of others', () => {
  const sent = sending(edited(edited(begun(), '/name', ' Greener '), '/title/de', 'Hallo'))
  const newest = { name: 'Greener', title: { en: 'Hello', de: 'Hallo' } }
  expect(answered(sent, newest)).toEqual(draftOf(newest))
  const typed = answered(edited(sent, '/name', 'Greenest'), newest)
  expect(typed.conflicts).toEqual([])
  expect([...toSave(typed)]).toEqual([['/name', 'Greenest']])
})

test('OPR-4 what is put back needs no saving once the save under way was refused', () => {
  const back = edited(sending(edited(begun(), '/name', 'Gree')), '/name', 'Green')
  expect(refused(back)).toEqual(begun())
})

test('OPR-4 a save whose answer was lost is no conflict, whether it arrived or not', () => {
  const typed = edited(sending(edited(begun(), '/name', 'Gree')), '/name', 'Greener')
  for (const name of ['Green', 'Gree']) {
    const state = taken(typed, { ...content, name })
    expect(state.conflicts).toEqual([])
    expect(toSave(state).get('/name')).toBe('Greener')
  }
  expect(taken(typed, { ...content, name: 'Theirs' }).conflicts).toHaveLength(1)
})

test('OPR-4 a whole that is changed while one of its parts is to be chosen is to be chosen itself', () => {
  const theirs = { ...content, title: { en: 'Theirs' } }
  const open = taken(edited(begun(), '/title/en', 'Mine'), theirs)
  const state = edited(open, '/title', {})
  expect(state.conflicts).toEqual([{ path: '/title', theirs: { en: 'Theirs' } }])
  expect(toSave(state).size).toBe(0)
})

test('OPR-4 a part of something that was changed as a whole is saved with it', () => {
  const plain = draftOf({ title: 'Hello' })
  const whole = edited(plain, '/title', { en: 'Hello', de: 'Hallo' })
  const state = edited(whole, '/title/de', 'Guten Tag')
  expect([...toSave(state)]).toEqual([['/title', { en: 'Hello', de: 'Guten Tag' }]])
})
