import { describe, expect, it } from 'vitest'
import { bytesOf, cellsOf, problemOf } from '../testing/read-all.ts'
import { readRows } from './read-rows.ts'

describe('a text with cells', () => {
  it.each([
    ['commas', 'Name,Town\nWattle,Perth\nGum,Sydney\n'],
    ['semicolons', 'Name;Town\r\nWattle;Perth\r\nGum;Sydney'],
    ['tabs', 'Name\tTown\rWattle\tPerth\rGum\tSydney\r'],
    ['bars', 'Name|Town\nWattle|Perth\nGum|Sydney\n'],
    ['what its first line says', 'sep=;\nName;Town\nWattle;Perth\nGum;Sydney\n'],
  ])('DSC-5 is taken apart at %s', async (_, content) => {
    const expected = [
      ['Name', 'Town'],
      ['Wattle', 'Perth'],
      ['Gum', 'Sydney'],
    ]
    expect(await cellsOf(bytesOf(content))).toEqual(expected)
  })

  it('DSC-5 is told by its delimiter where cells have others in them', async () => {
    const rows = await cellsOf(
      bytesOf('Name;Umsatz\n"Holz, Glas; Co";1.234,50\nErle, Ulme;99,10\n'),
    )
    expect(rows.slice(1)).toEqual([
      ['Holz, Glas; Co', '1.234,50'],
      ['Erle, Ulme', '99,10'],
    ])
  })

  it('DSC-5 has cells over several lines, and tells in which line a row begins', async () => {
    const rows = []
    for await (const row of readRows(
      bytesOf('Name,Town\n"Wattle\nWool","""Perth"""\n\nGum,Sydney\n'),
    ))
      rows.push(row)
    expect(rows).toEqual([
      { at: 1, cells: ['Name', 'Town'] },
      { at: 2, cells: ['Wattle\nWool', '"Perth"'] },
      { at: 5, cells: ['Gum', 'Sydney'] },
    ])
  })

  it.each([
    ['UTF-8', bytesOf('Name,Ort\nMüller,Zürich')],
    ['UTF-8 with a mark', bytesOf('\ufeffName,Ort\nMüller,Zürich')],
    ['UTF-16 with a mark', Buffer.from('\ufeffName,Ort\nMüller,Zürich', 'utf16le')],
    ['UTF-16 without one', Buffer.from('Name,Ort\nMüller,Zürich', 'utf16le')],
    [
      'UTF-16, larger bytes first',
      Buffer.from('\ufeffName,Ort\nMüller,Zürich', 'utf16le').swap16(),
    ],
    ['Windows-1252', Buffer.from('Name,Ort\nMüller,Zürich', 'latin1')],
  ])('DSC-5 is read as %s', async (_, bytes) => {
    expect(await cellsOf(bytes)).toEqual([
      ['Name', 'Ort'],
      ['Müller', 'Zürich'],
    ])
  })

  it('DSC-5 leaves out rows and cells at the end of a row that are empty', async () => {
    expect(await cellsOf(bytesOf('Name,Town,,\n,,,\n  ,\nWattle,,,\n'))).toEqual([
      ['Name', 'Town'],
      ['Wattle'],
    ])
  })

  it.each([
    ['an open quotation mark', 'Name,Town\n"Wattle,Perth\nGum,Sydney\n', 'open-quote', 3],
    ['nothing', '', 'empty', null],
    ['nothing but empty cells', ',,\n,\n', 'empty', null],
    ['too long a cell', `Name\n${'x'.repeat(1_001)}\n`, 'cell-too-long', 2],
    ['too many columns', `Name\n${'x,'.repeat(101)}\n`, 'too-many-columns', 2],
    ['too many rows', 'x\n'.repeat(100_001), 'too-many-rows', 100_001],
  ])('DSC-5 with %s ends with a named problem', async (_, content, code, row) => {
    expect(await problemOf(bytesOf(content))).toEqual({ code, row })
  })
})
