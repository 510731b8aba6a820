import type { BrandColours } from '../contract/brand.ts'
import { ProblemError } from '../contract/problem.ts'
import { isHexColour } from './contrast.ts'
import { colourTokens, deriveColours } from './derive.ts'

/**
 * The stylesheet of a brand: its colours as custom properties. It stands outside the cascade layers,
 * so it wins over the grey tokens whichever of the two files arrives first.
 * @param colours the seeds of the brand, each `#rrggbb`
 * @throws ProblemError 422 `invalid_colour`, naming the field, for anything that is no `#rrggbb`:
 *   whatever reaches the stylesheet must not be able to say more than a colour
 */
export function brandCss(colours: BrandColours): string {
  for (const [field, value] of Object.entries(colours))
    if (!isHexColour(value))
      throw new ProblemError({
        status: 422,
        code: 'invalid_colour',
        message: `${field} is not a colour like #0a3d2c`,
        field,
      })
  const { scheme, tokens } = deriveColours(colours)
  const lines = colourTokens.map((name) => `  --${name}: ${tokens[name].toLowerCase()};`)
  return `:root {\n  color-scheme: ${scheme};\n${lines.join('\n')}\n}\n`
}
