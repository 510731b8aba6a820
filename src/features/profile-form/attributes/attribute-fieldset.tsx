import { useId, type ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { useText } from '#src/i18n/text-context.ts'
import type { AttributeOption } from '#src/contract/catalogue.ts'
import { isOtherMinority } from '#src/contract/catalogue.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { Tooltip } from '#src/ui/tooltip.tsx'
import { tickAttribute } from '../draft/edit-draft.ts'
import { useProfileForm } from '../form/form-context.ts'
import styles from './attributes.module.css'

type AttributeFieldsetProps = {
  legend: string
  hint: string
  options: readonly AttributeOption[]
  after: ReactNode
}

/** One group of attributes to tick; what needs explaining has its explanation beside it. */
export function AttributeFieldset({ legend, hint, options, after }: AttributeFieldsetProps) {
  const { draft } = useProfileForm()
  const hintId = useId()
  const ticked = new Set(useSnapshot(draft).fields.attributes)
  if (options.length === 0) return null
  return (
    <fieldset className={styles.group} aria-describedby={hintId}>
      <legend className={styles.legend}>{legend}</legend>
      <p className={styles.hint} id={hintId}>
        {hint}
      </p>
      <ul className={styles.options}>
        {options.map((option) => (
          <li key={option.id} className={styles.option}>
            <Checkbox
              label={<span dir="auto">{option.name}</span>}
              checked={ticked.has(option.id)}
              onChange={(on) => tickAttribute(draft, option.id, on)}
            />
            <Explanation option={option} />
          </li>
        ))}
      </ul>
      {after}
    </fieldset>
  )
}

function Explanation({ option }: { option: AttributeOption }) {
  const t = useText()
  const text = isOtherMinority(option) ? t('profile-form.otherMinorityHint') : option.info
  if (!text) return null
  return (
    <Tooltip content={text}>
      <button
        type="button"
        className={styles.info}
        aria-label={t('profile-form.aboutAttribute', { name: option.name })}
      >
        <Icon drawing={icons.info} />
      </button>
    </Tooltip>
  )
}
