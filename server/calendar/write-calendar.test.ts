import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readCalendar } from '../../tests/fixtures/read-calendar.ts'
import { type DayEvent, writeCalendar } from './write-calendar.ts'

const event: DayEvent = {
  uid: 'credential-1@portal.example',
  day: '2027-12-31',
  changedAt: Date.parse('2026-11-28T09:00:00.500Z'),
  summary: 'ISO 14001, Wattle & Wool: last day',
  description: 'New papers.',
  url: 'https://portal.example/organisation?organisation=wattle-and-wool#credentials',
}
const linesOf = (text: string) => text.split('\r\n')

it('TRU-6 a last day is an event of that whole day which keeps nobody from anything', () => {
  const text = writeCalendar('Last days', [event])
  expect(readCalendar(text)).toEqual({
    name: 'Last days',
    events: [
      {
        ...{ uid: event.uid, summary: event.summary, description: 'New papers.', url: event.url },
        ...{ start: '2027-12-31', end: '2028-01-01', isAllDay: true, transparent: true },
        sequence: (Date.parse('2026-11-28T09:00:00Z') - Date.parse('2026-01-01T00:00:00Z')) / 1000,
      },
    ],
  })
  const lines = linesOf(text)
  for (const line of [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'X-WR-CALNAME:Last days', 'X-PUBLISHED-TTL:P1D'],
    ...['REFRESH-INTERVAL;VALUE=DURATION:P1D', 'DTSTAMP:20261128T090000Z'],
    ...['DTSTART;VALUE=DATE:20271231', 'DTEND;VALUE=DATE:20280101', 'END:VCALENDAR'],
  ])
    expect(lines).toContain(line)
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
})

it('TRU-6 what changes later has a higher number, which programs can hold until 2094', () => {
  const sequenceAt = (time: string) =>
    readCalendar(writeCalendar('', [{ ...event, changedAt: Date.parse(time) }])).events[0]?.sequence
  expect(sequenceAt('2026-11-28T09:00:01Z')).toBe((sequenceAt('2026-11-28T09:00:00Z') ?? 0) + 1)
  expect(sequenceAt('2093-12-31T00:00:00Z')).toBeLessThan(2 ** 31)
  // A clock that was wrong.
  expect(sequenceAt('2001-01-01T00:00:00Z')).toBe(0)
})

it('TRU-6 an empty calendar is one too', () => {
  expect(readCalendar(writeCalendar('Nothing yet', []))).toEqual({
    name: 'Nothing yet',
    events: [],
  })
})

it('TRU-6 whatever people write comes back as it was, in lines of 75 octets that cut no character', () => {
  const arabic = 'ينتهي الاعتماد في يومه الأخير، فقدّم المستندات الجديدة قبل ذلك؛ شكرًا لك'
  const letters = Array.from(arabic)
  const typed = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.string({
      unit: fc.constantFrom(...letters, '\\', ';', ',', ':', '"', '\n', 'n', '🌾'),
      maxLength: 200,
    }),
    fc.constantFrom(arabic, String.raw`C:\new;folder,`, 'a'.repeat(75), 'é'.repeat(75)),
  )
  fc.assert(
    fc.property(typed, typed, (summary, description) => {
      const text = writeCalendar('', [{ ...event, summary, description }])
      for (const line of linesOf(text)) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        // A character that is cut would be none on either side.
        expect(line).toBe(Buffer.from(line).toString())
        expect(line).not.toMatch(/[\n\r]/)
      }
      const readable = (one: string) =>
        one.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n]/gu, '')
      expect(readCalendar(text).events).toMatchObject([
        { summary: readable(summary), description: readable(description), url: event.url },
      ])
    }),
  )
})

it('TRU-6 Arabic is folded by its octets, not by its letters', () => {
  const text = writeCalendar('', [{ ...event, summary: 'ب'.repeat(200) }])
  const lines = linesOf(text).filter((line) => line.includes('ب'))
  expect(lines.map((line) => Buffer.byteLength(line))).toEqual([74, 75, 75, 75, 75, 39])
})

it('TRU-6 SEC-4 no text adds a line or a property of its own', () => {
  const text = writeCalendar('X\r\nMETHOD:CANCEL', [
    { ...event, summary: 'Wool\r\nEND:VEVENT\r\nBEGIN:VALARM\u2028x\0', description: '\u0007' },
  ])
  expect(text).not.toMatch(/^(?:METHOD|BEGIN:VALARM)/m)
  expect(readCalendar(text).events).toMatchObject([
    { summary: 'Wool\nEND:VEVENT\nBEGIN:VALARM\u2028x' },
  ])
})
