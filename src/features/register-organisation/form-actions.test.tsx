import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { inEnglish } from '../../i18n/testing/in-english.tsx'
import { FormActions } from './form-actions.tsx'

const words = (markup: string) =>
  [...markup.matchAll(/<button[^>]*><span>([^<]*)/g)].map((one) => one[1])

it("ORG-5 submits with 'Submit' and goes back with 'Go back' unless told otherwise", () => {
  const markup = renderToStaticMarkup(
    inEnglish(<FormActions busy={false} onBack={() => undefined} />),
  )
  expect(words(markup)).toEqual(['Submit', 'Go back'])
  expect(markup).toContain('type="submit"')
})

it('ORG-5 offers a way back only where there is one', () => {
  expect(
    words(renderToStaticMarkup(inEnglish(<FormActions busy={false} submitText="Add" />))),
  ).toEqual(['Add'])
})
