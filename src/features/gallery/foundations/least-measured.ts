import { isHexColour, leastContrast } from '#src/brand/contrast.ts'
import type { ColourRole } from './colour-roles.ts'

/**
 * The smallest contrast of a role with the grounds it is drawn on.
 * @param values colours by their names, as measured
 * @returns null while they are not measured yet
 */
export function leastMeasured(
  { token, on = [] }: ColourRole,
  values: Readonly<Record<string, string>>,
): number | null {
  const colour = values[token] ?? ''
  const grounds = on.map((ground) => values[ground] ?? '')
  if (![colour, ...grounds].every(isHexColour)) return null
  return leastContrast(colour, grounds)
}
