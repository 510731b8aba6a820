import sanitizeHtml from 'sanitize-html'

const filters = [
  ...[
    'Blend',
    'ColorMatrix',
    'ComponentTransfer',
    'Composite',
    'ConvolveMatrix',
    'DiffuseLighting',
  ],
  ...['DisplacementMap', 'DistantLight', 'DropShadow', 'Flood', 'FuncA', 'FuncB', 'FuncG', 'FuncR'],
  ...['GaussianBlur', 'Merge', 'MergeNode', 'Morphology', 'Offset', 'PointLight'],
  ...['SpecularLighting', 'SpotLight', 'Tile', 'Turbulence'],
].map((name) => `fe${name}`)

/** What draws, and nothing that runs, moves, links or holds other markup. */
const elements = [
  ...['svg', 'g', 'defs', 'symbol', 'use', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline'],
  ...['polygon', 'text', 'tspan', 'textPath', 'title', 'desc', 'linearGradient', 'radialGradient'],
  ...['stop', 'clipPath', 'mask', 'pattern', 'marker', 'filter', 'image', 'switch', 'style'],
  ...filters,
]
const prefixed = new Set(['xml:space', 'xml:lang', 'xmlns:xlink', 'xlink:href'])
const ofItself = /^#[\w:.-]+$/
const embedded = /^data:image\/(?:png|jpeg|webp);base64,[\w+/=\s]+$/

/** Styles that fetch nothing: an address in them is one of the drawing itself. `\` could hide one. */
const isHarmlessStyle = (css: string) =>
  !/[\\<&]|@import|expression\s*\(/i.test(css) && !/url\(\s*(?!['"]?#)/i.test(css)

function isHarmless(element: string, name: string, value: string): boolean {
  if (/^on/i.test(name) || (name.includes(':') && !prefixed.has(name))) return false
  if (name === 'href' || name === 'xlink:href')
    return ofItself.test(value) || (element === 'image' && embedded.test(value))
  if (name === 'src') return false
  return isHarmlessStyle(value) || !/[\\<&]|url\(|@import|expression/i.test(value)
}

const rules: sanitizeHtml.IOptions = {
  allowedTags: elements,
  allowedAttributes: false,
  // An `image` has its content in its address; `isHarmless` has looked at it.
  allowedSchemes: [],
  allowedSchemesByTag: { image: ['data'] },
  // Styles are one of the elements, and checked below.
  allowVulnerableTags: true,
  nonTextTags: ['script', 'textarea', 'option', 'noscript', 'foreignObject', 'metadata'],
  parseStyleAttributes: false,
  transformTags: {
    '*': (tagName, attribs) => ({
      tagName,
      attribs: Object.fromEntries(
        Object.entries(attribs).filter(([name, value]) => isHarmless(tagName, name, value)),
      ),
    }),
  },
  exclusiveFilter: ({ tag, text }) => tag === 'style' && !isHarmlessStyle(text),
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
}

/** None of this is left: where it is all the same, something was not understood. */
const harm = /<script|<foreignObject|<iframe|<!|\son\w+\s*=|javascript:/i

/**
 * The part of a drawing that only draws: without scripts, handlers, other markup, document types and addresses
 * outside itself.
 * @returns null where it declares entities, which may stand for anything, or is no drawing
 */
export function harmlessSvg(text: string): string | null {
  if (/<!ENTITY/i.test(text)) return null
  const clean = sanitizeHtml(text, rules).trim()
  if (!clean.startsWith('<svg') || harm.test(clean)) return null
  return clean.includes('xmlns="http://www.w3.org/2000/svg"')
    ? clean
    : clean.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
}
