import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { galleryCopy } from '../copy.ts'
import type { ColourRole } from './colour-roles.ts'
import styles from './contrast-line.module.css'
import { leastMeasured } from './least-measured.ts'

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
