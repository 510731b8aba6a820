import { text } from 'node:stream/consumers'
import { Resvg } from '@resvg/resvg-js'

// SVG in, PNG out: a process that rasterise-logo.ts can end.
const svg = await text(process.stdin)
process.stdout.write(new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng())
