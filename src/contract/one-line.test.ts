import { expect, it } from 'vitest'
import { isBlank, oneLine } from './one-line.ts'

it.each([
  ['Wattle\tWool', 'Wattle Wool'],
  ['\tWattle & Wool \t\t Pty Ltd\r\n', 'Wattle & Wool Pty Ltd'],
  ['Wattle\r\n\r\nWool', 'Wattle Wool'],
  ['Wattle\vWool\fPty\u2028Ltd\u2029', 'Wattle Wool Pty Ltd'],
  ['株式会社\u3000山田', '株式会社\u3000山田'],
  ['audit  2026.pdf', 'audit  2026.pdf'],
  ['\u00a0 \t\n', ''],
  ['Wat\u0000tle\u001b', 'Wat\u0000tle\u001b'],
  ['\u202eaudit\u202c.pdf', 'audit.pdf'],
  ['Wat\u00adtle\u200b &\ufeff Wool\u2066\u200f', 'Wattle & Wool'],
  ['\u200dWattle\u200c ', 'Wattle'],
  ['شرکت\u200cملی', 'شرکت\u200cملی'],
  ['👩\u200d🌾 Ltd', '👩\u200d🌾 Ltd'],
])('PRF-2 KEEP-3 puts %j on one line, with nothing unseen', (text, line) => {
  expect(oneLine(text)).toBe(line)
  expect(oneLine(line)).toBe(line)
})

it.each([
  '',
  ' ',
  '\u00a0',
  '\u3000',
  '\u200b',
  '\u200b \u200d\u2060',
  '\ufeff',
  '\u00ad',
  '\u202e',
  '\u3164',
  '\uffa0\u115f\u1160',
  '\u2800',
  '\u0301',
  '\ufe0f',
  '\u{e0020}\u{e0100}',
])('PRF-2 sees nothing in %j', (text) => {
  expect(isBlank(text)).toBe(true)
})

it.each([
  'Wattle',
  '7',
  '&',
  '\u200bA',
  'شرکت\u200cملی',
  'ක්\u200dරි',
  'नमस्ते',
  'שָׁלוֹם',
  '東京',
  '한국',
  '👩\u200d🌾',
  '𝒲',
])('PRF-2 sees something in %j', (text) => {
  expect(isBlank(text)).toBe(false)
})
