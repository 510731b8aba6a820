import { expect, it } from 'vitest'
import { decodeCsv } from './decode-csv.ts'
import { readEntryCsv } from './read-entry-csv.ts'

const read = (text: string, most = 10) => readEntryCsv(text, most)
const faultsOf = async (text: string) =>
  (await read(text)).faults.map(({ line, column, problem }) => [line, column, problem.reason])

it.each([
  ['commas', 'id,name\na,Blüte\n'],
  ['semicolons, as Excel writes them in German and French', 'id;name\na;Blüte\n'],
  ['tabs', 'id\tname\na\tBlüte\n'],
  ['a mark of UTF-8 and line breaks of Windows', '\uFEFFid,name\r\na,Blüte\r\n'],
  ['old line breaks of a Mac', 'id,name\ra,Blüte'],
  ['empty lines and rows', 'id,name\n\n,\na,Blüte\n , \n'],
  ['a column without a name and without cells', 'id,name,\na,Blüte,\n'],
  ['spaces around', ' id , name \n a , " Blüte " \n'],
])('OPR-5 reads a file with %s', async (_, text) => {
  const { rows, faults } = await read(text)
  expect(faults).toEqual([])
  expect(rows.map(({ cells: { id, name } }) => [id, name])).toEqual([['a', 'Blüte']])
})

it('OPR-5 knows at which line a row begins, whatever its cells hold', async () => {
  const { rows } = await read('id,name\r\n\r\na,"one\r\ntwo"\r\nb,"three\nfour"\r\nc,x')
  expect(rows.map(({ line }) => line)).toEqual([3, 5, 7])
})

it('OPR-5 reads what Excel calls Unicode text', async () => {
  const text = '\uFEFFid\tname\r\na\tBlüte'
  for (const bytes of [Buffer.from(text, 'utf16le'), Buffer.from(text, 'utf16le').swap16()]) {
    const { rows } = await read(decodeCsv(bytes))
    expect(rows).toEqual([{ line: 2, cells: { id: 'a', name: 'Blüte' } }])
  }
})

it.each([
  ['no column of ids', 'name\nOne', [[1, 'id', 'no-id']]],
  ['an unknown column', 'id,nonsense\na,1', [[1, 'nonsense', 'column']]],
  ['a column that is there twice', 'id,name,name\na,1,2', [[1, 'name', 'column-twice']]],
  ['a row of too many cells', 'id,name\na,b,c', [[2, null, 'cells']]],
  ['a row of too few cells', 'id,name\na', [[2, null, 'cells']]],
  ['a cell under no name', 'id,\na,b', [[2, '2', 'no-name']]],
  ['a quotation mark that is not closed', 'id,name\na,"b\nc,d', [[3, 'name', 'quotes']]],
  ['a quotation mark within a cell', 'id,name\na,5" pipe', [[2, 'name', 'quotes']]],
  ['words behind a quotation mark', 'id,name\na,"b"c', [[2, 'name', 'quotes']]],
  ['a NUL', 'id,name\na,b\0', [[2, 'name', 'unreadable']]],
  ['nothing', '', [[1, null, 'empty']]],
])('OPR-5 refuses a file with %s, and says where', async (_, text, faults) => {
  expect(await faultsOf(text)).toEqual(faults)
})

it('OPR-5 refuses Latin-1, and UTF-16 that does not say so, at the first cell of it', async () => {
  const latin = decodeCsv(Buffer.from('id,name\na,Blüte', 'latin1'))
  expect(await faultsOf(latin)).toEqual([[2, 'name', 'unreadable']])
  const utf16 = decodeCsv(Buffer.from('id,name\na,b', 'utf16le'))
  expect((await faultsOf(utf16))[0]).toEqual([1, '1', 'unreadable'])
})

it('OPR-5 goes on behind a row that is wrong, and takes the others', async () => {
  const { rows, faults } = await read('id,name\na\nb,c\nd\n')
  expect(rows.map(({ cells }) => cells['id'])).toEqual(['b'])
  expect(faults.map(({ line }) => line)).toEqual([2, 4])
})

it('OPR-5 stops at a row too many', async () => {
  const long = `id\n${'a\n'.repeat(50_000)}`
  const { rows, faults } = await read(long, 5_000)
  expect([rows.length, faults.length]).toEqual([0, 1])
  expect(faults[0]).toMatchObject({ line: 5_002, problem: { reason: 'rows' } })
})

it('OPR-5 answers others while it reads', async () => {
  let turns = 0
  const timer = setInterval(() => (turns += 1), 1)
  await read(`id,name\n${`a,"${'x'.repeat(100)}"\n`.repeat(20_000)}`, 50_000)
  clearInterval(timer)
  expect(turns).toBeGreaterThan(10)
})
