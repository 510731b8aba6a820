import { expect, it } from 'vitest'
import { hostOf, isByPerson, isNavigation, referringHost } from './visitor.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const by = (agent: string, more = {}) => isByPerson({ 'user-agent': agent, ...more })

it('OPR-6 counts browsers, and no program that says that it is one', () => {
  expect(by(firefox)).toBe(true)
  expect(
    by('Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'),
  ).toBe(true)
  for (const agent of [
    '',
    'curl/8.5.0',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (compatible; bingbot/2.0) Chrome/116.0 Safari/537.36',
    'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0 Safari/537.36',
    'Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)',
    'facebookexternalhit/1.1',
  ])
    expect(by(agent), agent).toBe(false)
})

it('OPR-6 what is fetched ahead is not looked at', () => {
  expect(by(firefox, { 'sec-purpose': 'prefetch;prerender' })).toBe(false)
  expect(by(firefox, { purpose: 'prefetch' })).toBe(false)
  expect(by(firefox, { 'x-moz': 'prefetch' })).toBe(false)
})

it('OPR-6 tells a page that was opened from what a page reads', () => {
  expect(isNavigation({ 'sec-fetch-mode': 'navigate', accept: '*/*' })).toBe(true)
  expect(isNavigation({ 'sec-fetch-mode': 'cors', accept: 'text/html' })).toBe(false)
  expect(isNavigation({ accept: 'text/html,*/*' })).toBe(true)
  expect(isNavigation({ accept: 'application/json' })).toBe(false)
})

it.each([
  ['https://WWW.Buyer.example/some/page?who=me', 'buyer.example'],
  ['http://user:secret@shop.example:8080/', 'shop.example'],
  ['https://xn--bcher-kva.example./', 'xn--bcher-kva.example'],
  ['https://bücher.example/', 'xn--bcher-kva.example'],
  ['https://192.168.3.4/', null],
  ['https://[2001:db8::1]/', null],
  ['http://intranet/', null],
  ['javascript:alert(1)', null],
  ['android-app://com.example/', null],
  [`https://${'a'.repeat(60)}.${'b'.repeat(60)}.example/`, null],
  ['not an address', null],
  [undefined, null],
])('OPR-6 of the address %s only the host %s is counted', (address, host) => {
  expect(hostOf(address)).toBe(host)
})

it('OPR-6 keeps no host of whoever wants no tracking', () => {
  const referer = 'https://buyer.example/'
  expect(referringHost({ referer })).toBe('buyer.example')
  expect(referringHost({ referer, dnt: '1' })).toBeNull()
  expect(referringHost({ referer, 'sec-gpc': '1' })).toBeNull()
  expect(referringHost({ origin: 'https://shop.example' })).toBe('shop.example')
})
