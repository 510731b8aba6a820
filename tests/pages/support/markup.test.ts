import { expect, it } from 'vitest'
import { readMarkup } from './markup.ts'

const page = readMarkup(`<title>A page</title><header><a href="/home">Home</a></header>
  <main><h1>Tea &amp; cake</h1>
    <section aria-labelledby="why"><header><h2 id="why">Why</h2></header>
      <p>Because <b>of it</b>.</p><a href="/more"><img src="/more.svg" alt="More"></a><a>Nowhere</a>
    </section>
    <p hidden>Unseen</p><div aria-hidden="true"><a href="/unseen">Unseen</a></div>
    <script>const unsaid = 1</script></main>`)

it('finds what has a role, by its name, and only where it is', () => {
  expect(page.title).toBe('A page')
  expect(page.headings(1)).toEqual(['Tea & cake'])
  expect(page.one('banner').linkTo('Home')).toBe('/home')
  const why = page.one('region', 'Why')
  expect(why.linkTo('More')).toBe('/more')
  expect(why.all('link')).toHaveLength(1)
  expect(why.all('heading', /^W/)).toHaveLength(1)
  expect(page.saying('Because of it.').map((one) => one.source)).toEqual(['Because of it.'])
})

it('finds nothing that is hidden, and tells what there is instead', () => {
  expect(page.text).not.toMatch(/Unseen|unsaid/)
  expect(() => page.one('link', 'Unseen')).toThrow('No link Unseen among Home | More')
  expect(() => page.one('link')).toThrow('2 link')
})
