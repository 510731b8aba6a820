import { expect, it } from 'vitest'
import { t } from '#src/i18n/testing/english.ts'
import { browserFamily, inWords } from './browser-family.ts'

const agents = [
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox on Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Microsoft Edge on Windows',
  ],
] as const

it.each(agents)('ACC-3 names the browser of %s', (agent, words) => {
  expect(inWords(t, browserFamily(agent))).toBe(words)
})

it.each([undefined, '', 'Buy-now/1.0 evil.example/2 (cheap)', '\0', 'x'.repeat(100_000)])(
  'ACC-3 repeats nothing of a header that names no known browser (%#)',
  (agent) => {
    expect(browserFamily(agent)).toEqual({ browser: null, system: null })
    expect(inWords(t, browserFamily(agent))).toBe('A browser')
  },
)
