import { useId, useState, type ReactNode } from 'react'
import { useText } from '../i18n/text-context.ts'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'
import { SeenAndHeard } from './seen-and-heard.tsx'
import styles from './expandable.module.css'

/** What the button that shows the rest is called. */
export type ExpandableWords = {
  /** Of what there is more, for those who hear the button alone. */
  about: string
  /** Messages for `SeenAndHeard`. */
  moreLabel?: string | undefined
  hideLabel?: string | undefined
}

type ExpandableProps = ExpandableWords & {
  /** Whether there is more than what shows at first; without it there is no button. */
  hasRest: boolean
  /** Draws the whole content: `id` is for the element of which a part is hidden while not `open`. */
  children: (content: { id: string; open: boolean }) => ReactNode
}

/** A content that starts short, and the button that shows the rest and hides it again. */
export function Expandable(props: ExpandableProps) {
  const t = useText()
  const { hasRest, about, moreLabel, hideLabel, children } = props
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <div>
      {children({ id, open })}
      {hasRest && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <SeenAndHeard
            text={
              open ? (hideLabel ?? t('ui.hide', { about })) : (moreLabel ?? t('ui.more', { about }))
            }
          />
          <Icon drawing={icons.chevronDown} />
        </button>
      )}
    </div>
  )
}
