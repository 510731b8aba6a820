import { addDays, type Day } from '#src/contract/trust/local-date.ts'

/** What a calendar shows on a day. */
export type DayEvent = {
  /** Unique for all time, and the same when the day changes. */
  uid: string
  day: Day
  /** When it became as it is; ms since the epoch. */
  changedAt: number
  summary: string
  description: string
  url: string
}

/** Octets of a line, without its end (RFC 5545, 3.1). */
const longestLine = 75
/** Numbers that fit into 31 bits until 2094 count from here. */
const firstChange = Date.UTC(2026, 0, 1)
/** Between two looks of a calendar program. */
const refresh = 'P1D'
/** A calendar holds something: where there is no event, the time that it knows anyway. */
const onlyUtc = [
  ...['BEGIN:VTIMEZONE', 'TZID:Etc/UTC', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
  ...['TZOFFSETFROM:+0000', 'TZOFFSETTO:+0000', 'END:STANDARD', 'END:VTIMEZONE'],
]

/**
 * Writes a calendar that programs fetch again and again: https://www.rfc-editor.org/rfc/rfc5545 with the
 * name and the interval of https://www.rfc-editor.org/rfc/rfc7986, and as programs of before it know them.
 * What is in it replaces what was in it before.
 */
export function writeCalendar(name: string, events: readonly DayEvent[]): string {
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Credence//Last days of credentials//EN'],
    ...['CALSCALE:GREGORIAN', `NAME:${escaped(name)}`, `X-WR-CALNAME:${escaped(name)}`],
    ...[`REFRESH-INTERVAL;VALUE=DURATION:${refresh}`, `X-PUBLISHED-TTL:${refresh}`],
    ...(events.length > 0 ? events.flatMap(eventLines) : onlyUtc),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines({ uid, day, changedAt, summary, description, url }: DayEvent): string[] {
  const sequence = Math.max(0, Math.floor((changedAt - firstChange) / 1000))
  return [
    ...['BEGIN:VEVENT', `UID:${uid}`, `DTSTAMP:${digits(new Date(changedAt).toISOString())}`],
    ...[`SEQUENCE:${sequence}`, `DTSTART;VALUE=DATE:${digits(day)}`],
    `DTEND;VALUE=DATE:${digits(addDays(day, 1))}`,
    ...[`SUMMARY:${escaped(summary)}`, `DESCRIPTION:${escaped(description)}`, `URL:${url}`],
    // A last day keeps nobody from anything.
    ...['TRANSP:TRANSPARENT', 'END:VEVENT'],
  ]
}

/** `2026-11-28` as `20261128`, an instant as `20261128T090000Z`. */
const digits = (iso: string) => iso.replace(/\.\d+/, '').replaceAll(/[-:]/g, '')

/** A text as a value (3.3.11); other characters that cannot be seen have no place in one. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '')
}

/** Goes on in further lines that begin with a blank; no character is cut, however many octets it has. */
function folded(line: string): string {
  const lines = ['']
  let size = 0
  for (const character of line) {
    const octets = Buffer.byteLength(character)
    if (size + octets > longestLine) {
      lines.push(' ')
      size = 1
    }
    lines[lines.length - 1] += character
    size += octets
  }
  return lines.join('\r\n')
}
