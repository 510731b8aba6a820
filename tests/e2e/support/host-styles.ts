const preflight = 'img { display: block; max-width: 100%; height: auto; vertical-align: middle }'
const paragraph = 'main { max-width: 30em; line-height: 1.6 }'

/** Styles of pages in which a badge is pasted, each of which has moved one that was built otherwise. */
export const hostStyles = {
  'as it is pasted': '',
  'with Tailwind’s base styles': preflight,
  'in a line of a paragraph': paragraph,
  'in a line of a paragraph, with Tailwind’s base styles': preflight + paragraph,
  'in large type': 'body { font-size: 40px; line-height: 1.5 }',
  'without line height': 'body { line-height: 0 }',
  'in a flex row': 'main { display: flex; gap: 1rem; align-items: center }',
  'in a grid': 'main { display: grid; grid-template-columns: 1fr 2fr; justify-items: start }',
  'in a narrow column': 'main { width: 160px } img { max-width: 100%; height: auto }',
  'where links and text are styled':
    'a { font-weight: 700; text-transform: uppercase } span, b { padding: 20px; float: right }',
}
