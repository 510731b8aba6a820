import { describe, expect, it } from 'vitest'
import { createLocationIndex } from './location-index.ts'
import { treeAction, typeahead } from './tree-keys.ts'
import { filteredRows, visibleRows } from './tree-rows.ts'

const leaf = (id: string, name: string) => ({ id, name, children: [] })
const index = createLocationIndex([
  leaf('AX', 'Åland Islands'),
  { id: 'AU', name: 'Australia', children: [leaf('AU-NSW', 'New South Wales')] },
  { id: 'AT', name: 'Austria', children: [leaf('AT-9', 'Wien')] },
  leaf('NZ', 'New Zealand'),
])
const closed = visibleRows(index, new Set())
const open = visibleRows(index, new Set(['AU']))
const ids = (rows: { id: string }[]) => rows.map((row) => row.id)

describe('lines of the location tree', () => {
  it('PRF-11 renders children only where a place is expanded', () => {
    expect(ids(closed)).toEqual(['AX', 'AU', 'AT', 'NZ'])
    expect(ids(open)).toEqual(['AX', 'AU', 'AU-NSW', 'AT', 'NZ'])
    expect(open[2]).toMatchObject({ level: 2, position: 1, siblings: 1, expandable: false })
  })

  it('PRF-11 filters by name with the way to it open, accents or not', () => {
    expect(ids(filteredRows(index, new Set(), 'new'))).toEqual(['AU', 'AU-NSW', 'NZ'])
    expect(ids(filteredRows(index, new Set(), 'aland i'))).toEqual(['AX'])
  })

  it('PRF-11 lets a place found by the filter be expanded', () => {
    expect(ids(filteredRows(index, new Set(), 'austria'))).toEqual(['AT'])
    expect(ids(filteredRows(index, new Set(['AT']), 'austria'))).toEqual(['AT', 'AT-9'])
  })

  it('PRF-11 tells where a filter matches a name, and marks nothing where letters do not agree', () => {
    const [line] = filteredRows(index, new Set(), 'ALAND')
    expect(line).toMatchObject({ name: 'Åland Islands', matches: [[0, 5]] })
    const turkish = createLocationIndex([leaf('TR-34', 'İstanbul')])
    expect(filteredRows(turkish, new Set(), 'tan')).toMatchObject([{ matches: [[2, 5]] }])
    const ligature = createLocationIndex([leaf('X', 'Cafe\u0301 Bar')])
    expect(filteredRows(ligature, new Set(), 'bar')).toMatchObject([{ matches: [] }])
  })
})

describe('keys of the location tree', () => {
  it('PRF-11 arrows, Home and End move', () => {
    expect(treeAction(closed, 'AX', 'ArrowDown')).toEqual({ kind: 'focus', id: 'AU' })
    expect(treeAction(closed, 'AX', 'ArrowUp')).toBeNull()
    expect(treeAction(closed, 'AU', 'End')).toEqual({ kind: 'focus', id: 'NZ' })
    expect(treeAction(closed, 'NZ', 'Home')).toEqual({ kind: 'focus', id: 'AX' })
  })

  it('PRF-11 Right expands, then enters; Left leaves, then collapses', () => {
    expect(treeAction(closed, 'AU', 'ArrowRight')).toEqual({ kind: 'expand', id: 'AU' })
    expect(treeAction(open, 'AU', 'ArrowRight')).toEqual({ kind: 'focus', id: 'AU-NSW' })
    expect(treeAction(open, 'AU-NSW', 'ArrowRight')).toBeNull()
    expect(treeAction(open, 'AU-NSW', 'ArrowLeft')).toEqual({ kind: 'focus', id: 'AU' })
    expect(treeAction(open, 'AU', 'ArrowLeft')).toEqual({ kind: 'collapse', id: 'AU' })
  })

  it('PRF-11 Space ticks, other keys are left alone', () => {
    expect(treeAction(open, 'AU', ' ')).toEqual({ kind: 'toggle', id: 'AU' })
    expect(treeAction(open, 'AU', 'Tab')).toBeNull()
  })

  it('PRF-11 typing letters goes to the next name that begins with them', () => {
    expect(typeahead(closed, 'AX', 'n')).toBe('NZ')
    expect(typeahead(closed, 'AU', 'aust')).toBe('AU')
    expect(typeahead(closed, 'AX', 'austri')).toBe('AT')
    expect(typeahead(closed, 'AX', 'z')).toBeNull()
  })

  it('PRF-11 repeating a letter walks through the names, round the end, accents or not', () => {
    expect(typeahead(closed, 'AX', 'a')).toBe('AU')
    expect(typeahead(closed, 'AU', 'aa')).toBe('AT')
    expect(typeahead(closed, 'AT', 'aaa')).toBe('AX')
  })
})
