import { Icon } from './icon.tsx'
import * as icons from './icons.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import styles from './expandable.module.css'

export type ExpandToggleProps = {
  open: boolean
  onToggle: () => void
  controls: string
  moreLabel: string
  hideLabel: string
  /** Of what there is more, for who hears the button alone. */
  about?: string | undefined
}

/** The button that shows the rest and takes it away again. */
export function ExpandToggle(props: ExpandToggleProps) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={props.open}
      aria-controls={props.controls}
      onClick={props.onToggle}
    >
      <span>{props.open ? props.hideLabel : props.moreLabel}</span>
      {props.about && <VisuallyHidden>{` ${props.about}`}</VisuallyHidden>}
      <Icon drawing={icons.chevronDown} />
    </button>
  )
}
