import { Resvg } from '@resvg/resvg-js'

/** Runs in a thread of its own: see `rasterise`. */
export function toPng({ svg, width }: { svg: string; width: number }): Uint8Array {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  })
  return image.render().asPng()
}
