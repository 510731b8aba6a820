import { expect, it } from 'vitest'
import { ask, open } from './support/ask.ts'

const path = '/discover/compare'
const pair = `${path}?suppliers=coolabah-office-supplies,kauri-point-honey`

it('DSC-4 suppliers are side by side on the page that the server sends, which is for no search engine', async () => {
  const page = await open(pair)
  expect(page.status).toBe(200)
  expect(page.tagged('meta', { name: 'robots' })[0]?.attribute('content')).toBe('noindex')
  const heads = page.tagged('th', { scope: 'col' }).map((one) => one.text)
  expect(heads[0]).toContain('Coolabah Office Supplies')
  expect(heads[1]).toContain('Kauri Point Honey')
  expect(page.tagged('th', { scope: 'row' }).length).toBeGreaterThan(5)
  const all = page.tagged('tr', {}).length
  const brief = await open(`${pair}&only=differences`)
  expect(brief.tagged('tr', {}).length).toBeLessThan(all)
  expect((await open(`/ar${pair}`)).text).toContain('مقارنة')
})

it('DSC-4 a comparison says which supplier it leaves out, and asks for others where too few are left', async () => {
  const one = await open(`${path}?suppliers=kauri-point-honey,nobody-here`)
  expect(one.status).toBe(200)
  expect(one.text).toContain('There is no supplier “nobody-here”.')
  expect(one.text).toContain('Choose suppliers to compare')
  expect((await open(path)).text).toContain('Choose suppliers to compare')
  const rubbish = await ask(`${path}?suppliers[]=%3Cb%3E&suppliers=../x&only=all`)
  expect([rubbish.status, rubbish.text.includes('<table')]).toEqual([200, false])
})

it('DSC-4 there are at most four suppliers, each once, under one address', async () => {
  const slugs = ['kauri-point-honey', 'old-harbor-security', 'coolabah-office-supplies']
  const four = [...slugs, 'rift-valley-blooms']
  const asked = await ask(`${path}?suppliers=${[...four, ...slugs, 'papel-azteca'].join(',')}`)
  expect(asked.location).toMatch(new RegExp(`suppliers=${four.join(',')}$`))
  const page = await open(`${path}?suppliers=${four.join(',')}`)
  expect(page.tagged('th', { scope: 'col' })).toHaveLength(4)
})

it('DSC-4 a search keeps who is to be compared, also without script', async () => {
  const page = await open('/discover?q=honey&compare=kauri-point-honey,<b>')
  expect(page.text).toContain('1 supplier is chosen to be compared')
  const [field] = page.tagged('input', { name: 'compare' })
  expect(field?.attribute('value')).toBe('kauri-point-honey')
  const chips = page.tagged('a', { href: '/discover?compare=kauri-point-honey' })
  expect(chips[0]?.text).toContain('honey')
})
