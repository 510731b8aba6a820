/** A path of a drawing, which the portal takes out of the file by its id and colours. */
export type DrawnPart = { id: string; d: string }

const source =
  'Made with Natural Earth 4.1 (naturalearthdata.com, public domain) from the package world-atlas by `npm run maps`. Borders are those of that source.'

/** @returns a file in SVG with the parts that are not empty; the portal gives them their colours */
export function svgOf(width: number, height: number, parts: readonly DrawnPart[]): string {
  const paths = parts
    .filter(({ d }) => d !== '')
    .map(({ id, d }) => `<path id="${id}" d="${d}"/>\n`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">\n`,
    `<!-- ${source} -->\n`,
    ...paths,
    '</svg>\n',
  ].join('')
}
