import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'

const render = (error?: string) =>
  renderToStaticMarkup(
    <Field label="Website" hint="Where to read more" error={error} id="website" required>
      {(aria) => <TextInput {...aria} />}
    </Field>,
  )

describe('Field', () => {
  it('A11Y-1 ties label, hint and error to the control', () => {
    const html = render('Please enter a valid website')
    expect(html).toMatch(/<label[^>]* for="website"/)
    expect(html).toMatch(/<input[^>]* id="website"/)
    expect(html).toMatch(/<input[^>]* aria-describedby="website-hint website-error"/)
    expect(html).toMatch(/<p[^>]* id="website-error"/)
    expect(html).toMatch(/<input[^>]* aria-invalid="true"/)
  })

  it('A11Y-1 is not invalid without an error', () => {
    expect(render()).not.toContain('aria-invalid')
    expect(render()).toMatch(/aria-describedby="website-hint"/)
  })
})
