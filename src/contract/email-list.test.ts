import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEmailAddress } from './email-address.ts'
import { isEndedList, readEmails } from './email-list.ts'

const three = ['a@x.test', 'b@x.test', 'c@x.test']

describe('KEEP-3 a list of addresses as it is pasted', () => {
  it.each([
    ['names before brackets', 'Ada Lee <a@x.test>, Bo <b@x.test>\n<c@x.test>'],
    ['names with commas', '"Lee, Ada" <a@x.test>; Okafor, B <b@x.test>; <c@x.test>'],
    ['names in other quotes', '“Lee, Ada” <a@x.test>, «Bo, B» <b@x.test>, 「李，明」<c@x.test>'],
    ['links', 'mailto:a@x.test, <mailto:b@x.test?subject=Hi%2C%20you>; MAILTO:c%40x.test'],
    ['links of a text in Markdown', '[Ada](mailto:a@x.test) [Bo](mailto:b@x.test) (c@x.test)'],
    ['cells and lines', '1\ta@x.test\r\n2\tb@x.test\n3\tc@x.test\n'],
    ['lines of a word processor', 'a@x.test\u2028b@x.test\vc@x.test'],
    ['a table', '| a@x.test | b@x.test |\n| c@x.test |'],
    ['commas of Arabic', 'a@x.test، b@x.test؛ c@x.test'],
    ['signs of Chinese and Japanese', 'a＠x.test、b@x.test，c@x．test。'],
    ['ideographic full stops between and in them', 'a@x。test。b@x.test。c@x。test'],
    ['full-width letters and brackets', 'ａ＠ｘ．ｔｅｓｔ；Ｂｏ＜b@x.test＞；（c@x.test）'],
    ['numbers', '1. a@x.test\n2) b@x.test\n(3) c@x.test'],
    ['bullets', '• a@x.test\n- b@x.test\n*c@x.test'],
    ['full stops', 'a@x.test. b@x.test. c@x.test.'],
    ['brackets and other signs around', '(a@x.test), [b@x.test]; {c@x.test}!'],
    ['apostrophes of a spreadsheet', "'a@x.test\n'b@x.test'\n`c@x.test`"],
    [
      'a byte-order mark and marks of direction',
      '\ufeffa@x.test\n\u202ab@x.test\u202c\n\u200ec@x.test\u200f',
    ],
    ['characters of no width', '\u200ba@x.test, b@\u200bx.test, c@x\u2060.test\u200d'],
    ['no-break spaces', '\u00a0a@x.test\u00a0b\u00a0@\u00a0x.test\u202fc@x.test\u00a0'],
  ])('reads %s', (_name, text) => {
    expect(readEmails(text)).toEqual({ addresses: three, others: [] })
    expect(isEndedList(text)).toBe(true)
  })

  it.each([
    ['a@x.test, bob@, c@x.test', ['a@x.test', 'c@x.test'], ['bob@']],
    ['bob and co, a@x.test, Cy <c@x.test>', ['a@x.test', 'c@x.test'], ['bob and co']],
    ['Ada <a@x>; c@x.test', ['c@x.test'], ['a@x']],
    ['bob and co; Ada <a@x.test>', ['a@x.test'], ['bob and co']],
    // Whose joiner makes another domain of it.
    ['a@نامه\u200cای.test', [], ['a@نامه\u200cای.test']],
  ])('keeps apart what is no address: %j', (text, addresses, others) => {
    expect(readEmails(text)).toEqual({ addresses, others })
  })

  it('reads the same addresses whatever stands between and around them', () => {
    const ascii = 'abcdefghijklmnopqrstuvwxyz0123456789ABCXYZ'.split('')
    const letter = fc.constantFrom(...ascii, 'é', 'ж', '字')
    const word = fc.string({ unit: letter, minLength: 1, maxLength: 8 })
    const local = fc
      .tuple(word, fc.constantFrom('', '.', '+', '_', '-', "'"), word)
      .map(([start, sign, end]) => start + sign + end)
    const domain = fc.tuple(word, fc.constantFrom('test', 'co.example', 'example'))
    const address = fc
      .tuple(local, domain)
      .map(([mailbox, [name, end]]) => `${mailbox}@${name.normalize('NFKC')}.${end}`)
      .filter(isEmailAddress)
    const separator = fc.constantFrom(
      ...[',', ', ', ';', '; ', '\t', '\n', '\r\n', '\u2028', ' ', '\u00a0', '\u3000', '|', ' | '],
      ...['،', '؛ ', '、', '，', '；', '።', '।', ',\u200b', '\n\n', ',,', ' ; '],
    )
    const noise = fc.constantFrom<(address: string) => string>(
      ...[
        (one: string) => one,
        (one: string) => `<${one}>`,
        (one: string) => `"Lee, Ada" <${one}>`,
        (one: string) => `mailto:${one}`,
        (one: string) => `(${one})`,
        (one: string) => `\ufeff${one}`,
        (one: string) => `\u202a${one}\u202c`,
        (one: string) => `${one}.`,
        (one: string) => one.replace('@', '＠'),
        (one: string) => one.replace('@', '\u200b@\u200b'),
        (one: string) => one.replace('@', '\u00a0@'),
        (one: string) => `• ${one}`,
      ],
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(address, noise, separator), { maxLength: 12 }), (pieces) => {
        const text = pieces.map(([one, around, between]) => around(one) + between).join('')
        expect(readEmails(text)).toEqual({ addresses: pieces.map(([one]) => one), others: [] })
      }),
      { numRuns: 500 },
    )
  })
})
