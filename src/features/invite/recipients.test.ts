import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEmailAddress, plainEmail } from '../../contract/email-address.ts'
import { isEndedList } from '../../contract/email-list.ts'
import { addRecipients, notAdded } from './recipients.ts'

const many = (count: number) => Array.from({ length: count }, (_, at) => `s${at}@example.test`)

describe('INV-1 the addresses of an invitation', () => {
  it('adds one, trimmed', () => {
    expect(addRecipients([], '  ada@example.test ').emails).toEqual(['ada@example.test'])
  })

  it('ignores one that is there already, whatever its case', () => {
    const { emails, invalid } = addRecipients(['ada@example.test'], 'Ada@Example.test')
    expect(emails).toEqual(['ada@example.test'])
    expect(invalid).toEqual([])
  })

  it.each([
    ['commas', 'a@x.test,b@x.test, c@x.test'],
    ['semicolons, as Outlook copies them', 'a@x.test; b@x.test;c@x.test;'],
    ['lines, as a spreadsheet copies them', 'a@x.test\r\nb@x.test\nc@x.test\n'],
    ['quotes', '"a@x.test","b@x.test"\n"c@x.test"'],
    ['names and angle brackets', 'Ada Lee <a@x.test>, "Okafor, B" <b@x.test>; <c@x.test>'],
  ])('takes a pasted list with %s', (_, text) => {
    expect(addRecipients([], text)).toEqual({
      emails: ['a@x.test', 'b@x.test', 'c@x.test'],
      invalid: [],
      surplus: [],
    })
    expect(isEndedList(text)).toBe(true)
  })

  it('keeps apart what is no address, as it was typed', () => {
    const { emails, invalid } = addRecipients([], 'ada@ a@x.test, bob and co')
    expect(emails).toEqual(['a@x.test'])
    expect(invalid).toEqual(['ada@', 'bob and co'])
  })

  it('stops at 20 and tells which ones had no room', () => {
    const { emails, surplus } = addRecipients(many(19), many(22).join('\n'))
    expect(emails).toHaveLength(20)
    expect(surplus).toEqual(['s20@example.test', 's21@example.test'])
  })

  it.each([
    ['ada@example.test,', true],
    ['ada@example.test ', true],
    ['ada@example.test', false],
    ['Ada Lee ', false],
    ['Ada Lee <ada@', false],
  ])('sees whether %j is ended', (text, ended) => {
    expect(isEndedList(text)).toBe(ended)
  })

  it('KEEP-3 keeps what was not added until it is, each once', () => {
    const first = addRecipients([], 'bob@, a@x.test')
    const rejected = notAdded([], first)
    expect(rejected).toEqual(['bob@'])
    const second = addRecipients(first.emails, 'bob@, eve@; A@x.test')
    expect(notAdded(rejected, second)).toEqual(['bob@', 'eve@'])
    expect(notAdded(['B@x.test'], addRecipients([], 'b@x.test'))).toEqual([])
  })

  it('loses no piece of any text', () => {
    const word = fc.stringMatching(/^[a-z@.]{1,12}$/)
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const { emails, invalid, surplus } = addRecipients([], words.join(','))
        const kept = words.map((one) => (isEmailAddress(plainEmail(one)) ? plainEmail(one) : one))
        expect(new Set([...emails, ...invalid, ...surplus])).toEqual(new Set(kept))
      }),
    )
  })
})
