import { isHexColour, leastContrast } from '#src/brand/contrast.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { galleryCopy } from '../copy.ts'
import type { ColourRole } from './colour-roles.ts'
import styles from './contrast-line.module.css'

type ContrastLineProps = {
  role: ColourRole
  values: Readonly<Record<string, string>>
}

/** The contrast that a role has at the least, measured, and what it must have. */
export function ContrastLine({ role, values }: ContrastLineProps) {
  const { on = [], least } = role
  const ratio = leastMeasured(role, values)
  const isEnough = ratio !== null && ratio >= (least ?? 0)
  return (
    <span className={styles.contrast} data-contrast={ratio === null ? undefined : role.token}>
      {ratio !== null && (
        <span className={styles.ratio} data-enough={isEnough}>
          {least && <Icon drawing={isEnough ? icons.check : icons.alert} />}
          <span>{galleryCopy.ratio(ratio)}</span>
          {!isEnough && <span>{galleryCopy.tooLittle}</span>}
        </span>
      )}
      <span>{least ? galleryCopy.least(least) : galleryCopy.ornament}</span>
      <span translate="no">{`${galleryCopy.on} ${on.join(', ')}`}</span>
    </span>
  )
}

/**
 * The smallest contrast of a role with the grounds it is drawn on.
 * @param values colours by their names, as measured
 * @returns null while they are not measured yet
 */
function leastMeasured(
  { token, on = [] }: ColourRole,
  values: Readonly<Record<string, string>>,
): number | null {
  const colour = values[token] ?? ''
  const grounds = on.map((ground) => values[ground] ?? '')
  if (![colour, ...grounds].every(isHexColour)) return null
  return leastContrast(colour, grounds)
}
