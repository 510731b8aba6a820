import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { makeQr, qrSvgAddress } from './make-qr.ts'
import { QrCode } from './qr-code.tsx'

const code = makeQr('https://x.example/organization/coolabah-office-supplies')

it('SHR-1 draws the link as elements, with a name and the quiet zone that readers need', () => {
  const markup = renderToStaticMarkup(<QrCode code={code} label="The code" />)
  expect(markup).toContain('role="img"')
  expect(markup).toContain('aria-label="The code"')
  const [, left, edge] = /viewBox="(-\d+) -\d+ (\d+) \d+"/.exec(markup) ?? []
  expect(Number(left)).toBe(-4)
  // A code has 17 + 4 × version modules; the viewBox adds four on each side.
  expect((Number(edge) - 8 - 17) % 4).toBe(0)
  expect(markup).toMatch(/<path d="M\d/)
})

it('SHR-1 offers the code as a file: black on white, with the quiet zone', () => {
  const [type, content = ''] = qrSvgAddress(code).split(',')
  expect(type).toBe('data:image/svg+xml;base64')
  const svg = atob(content)
  expect(svg).toContain('fill="black"')
  expect(svg).toContain('fill="white"')
  expect(svg).toContain(`viewBox="-4 -4 ${code.size + 8} ${code.size + 8}"`)
})
