import { correction, generate } from 'lean-qr'
import { expect, it } from 'vitest'
import { ask, at, open } from './support/ask.ts'
import { readMarkup, type Markup } from './support/markup.ts'

const textsOf = (list: readonly Markup[]) => list.map(({ text }) => text)

it('MOD-3 PUB-2 PUB-3 PUB-6 PUB-7 PUB-9 without script a full profile shows everything that is known', async () => {
  const page = await open('/organization/coolabah-office-supplies')
  expect(page.headings(1)).toEqual(['Coolabah Office Supplies'])
  page.one('img', /^Red flag/)
  expect(page.one('list', 'Sustainability badges').all('listitem')).not.toEqual([])
  expect(page.text).toContain('Leichhardt, New South Wales, Australia')
  const website = 'https://www.coolabah-office-supplies.example'
  expect(page.linkTo(website)).toBe(`${website}/`)

  const credentials = page.one('region', 'Credentials')
  for (const [group, name, state] of [
    ['Certification, standard or accreditation', 'ISO 14001', 'Verified'],
    ['Rating, score or assessment', 'EcoVadis', 'Verified'],
    ['Membership, initiative or other', 'Sedex', 'Verified'],
    ['Certification, standard or accreditation', 'B Corp', 'Pending'],
  ] as const) {
    const items = textsOf(credentials.one('region', group).all('listitem'))
    expect(items.find((text) => text.includes(name))).toContain(state)
  }
  expect(credentials.text).toContain('The certificate on file has expired')
  expect(credentials.text).toContain('covers the Leichhardt warehouse only')

  expect(textsOf(page.one('region', 'Modules completed').all('listitem'))).toEqual([
    'Circular economy module',
    'Recycled content module',
  ])
  const engage = page.one('region', 'Engage this business to')
  expect(engage.one('list', 'Sustainable Development Goals').all('listitem')).toHaveLength(5)
  expect(engage.headings(4)).toEqual(
    expect.arrayContaining([
      'Contributes to',
      'Supports',
      'Directly relevant',
      'Indirectly relevant',
    ]),
  )
  const footer = page.one('contentinfo')
  for (const name of ['Terms', 'Privacy']) {
    expect(footer.linkTo(name)).toMatch(/^(?:https|mailto):/)
  }
  expect(footer.linkTo('Report Issue')).toBe('/report/organization/coolabah-office-supplies')
})

it('PUB-2 PUB-3 PUB-8 without script an empty profile says what is not there yet', async () => {
  const page = await open('/organization/bare-bones-trading')
  expect(page.headings(1)).toEqual(['Bare Bones Trading'])
  expect(page.text).toContain('No verified credentials recorded yet.')
  expect(page.one('region', 'Products and services').text).toContain('None linked yet.')
  expect(page.saying('None linked yet.')).toHaveLength(3)
  expect(page.all('img', /flag/)).toEqual([])
  expect(page.text).not.toContain('Modules completed')
  const main = page.one('main')
  expect(main.all('link')).toHaveLength(1)
  expect(main.linkTo('History')).toBe('bare-bones-trading/history')
})

it('PUB-8 without script an unknown profile is a clear page with status 404', async () => {
  const page = await open('/organization/nobody-at-all')
  expect(page.status).toBe(404)
  expect(page.headings(1)).toEqual(['Profile not found'])
  expect(page.text).toContain('The link may be mistyped')
  expect(page.text).not.toContain('Share profile')
  expect(page.linkTo('Go to the home page')).toBe('/')
})

it('PUB-1 without script a guest can log in and claim from the bar', async () => {
  const bar = (await open('/organization/coolabah-office-supplies')).one('navigation', 'Profile')
  expect(bar.linkTo('Log in')).toMatch(
    /^\/auth\/validate\?option=login&returnTo=%2Forganization%2Fcoolabah/,
  )
  expect(bar.text).toContain('Share profile')
  expect(bar.linkTo('Claim profile')).toMatch(/^\/(?:\?|$)/)
})

it.each(['localhost', 'verdant.localhost', 'harbour.localhost'])(
  'PUB-1 at %s the printed profile names its address, and carries it as a QR code in black on white',
  async (host) => {
    const address = `${at(host)}/organization/coolabah-office-supplies`
    const { text } = await ask(address, { accept: 'text/html' })
    expect(readMarkup(text).one('main').text).toContain(address)
    const picture = '/previews/organization/coolabah-office-supplies.svg'
    expect(text).toContain(`<img src="${picture}" alt=""`)
    const code = await ask(at(host) + picture)
    expect(code.headers['content-type']).toContain('image/svg+xml')
    const [, start, edge] = /viewBox="(-\d+) -\d+ (\d+) \d+"/.exec(code.text) ?? []
    // Four modules of white on each side of 21, 25, 29 … modules (ISO/IEC 18004).
    expect(Number(start)).toBe(-4)
    expect((Number(edge) - 8 - 21) % 4).toBe(0)
    expect(code.text).toContain(`<path fill="#fff" d="M-4 -4h${edge}v${edge}h-${edge}z"/>`)
    const { size } = generate(address, { minCorrectionLevel: correction.M })
    expect(Number(edge) - 8).toBe(size)
  },
)

it('PUB-8 no address is drawn that cannot be one of a profile', async () => {
  expect((await ask('/previews/organization/a%2Fb.svg')).status).toBe(404)
  const { text } = await ask('/organization/nobody-at-all', { accept: 'text/html' })
  expect(text).not.toContain('/previews/organization/')
})
