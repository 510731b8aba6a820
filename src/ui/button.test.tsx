import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Button } from './button.tsx'

describe('Button', () => {
  it('A11Y-1 keeps its place in the tab order while busy, and says so', () => {
    const html = renderToStaticMarkup(
      <Button variant="primary" busy>
        Save
      </Button>,
    )
    expect(html).toMatch(/<button[^>]* aria-busy="true"/)
    expect(html).toMatch(/<button[^>]* aria-disabled="true"/)
    expect(html).not.toContain(' disabled=""')
  })

  it('A11Y-2 has its words in an element of their own, and the ring comes after them', () => {
    const html = renderToStaticMarkup(<Button variant="quiet">Save</Button>)
    expect(html).toMatch(/<button[^>]*><span>Save<\/span><\/button>/)
    const busy = renderToStaticMarkup(
      <Button variant="quiet" busy>
        Save
      </Button>,
    )
    expect(busy).toMatch(/<button[^>]*><span>Save<\/span><svg/)
  })

  it('is no submit button unless it is told to be', () => {
    expect(renderToStaticMarkup(<Button variant="quiet">Close</Button>)).toContain('type="button"')
  })
})
