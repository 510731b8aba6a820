import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { QrCode } from './qr-code.tsx'

it('SHR-1 draws the link as elements, with a name and the quiet zone that readers need', () => {
  const markup = renderToStaticMarkup(
    <QrCode text="https://x.example/organization/coolabah-office-supplies" label="The code" />,
  )
  expect(markup).toContain('role="img"')
  expect(markup).toContain('aria-label="The code"')
  const [, left, edge] = /viewBox="(-\d+) -\d+ (\d+) \d+"/.exec(markup) ?? []
  expect(Number(left)).toBe(-4)
  // A code has 17 + 4 × version modules; the viewBox adds four on each side.
  expect((Number(edge) - 8 - 17) % 4).toBe(0)
  expect(markup).toMatch(/<path d="M\d/)
})
