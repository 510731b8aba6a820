import { useState, type ReactNode } from 'react'
import { panelId } from './arrive.ts'
import styles from './section-panel.module.css'
import type { Section } from './section.ts'

type SectionPanelProps = {
  section: Section
  current: Section
  /** Stays in the page, out of sight, once it was shown: what was typed into it is still there. */
  kept?: boolean
  children: ReactNode
}

/** One section of the manage page, of which exactly one is shown (MNG-3). */
export function SectionPanel({ section, current, kept = false, children }: SectionPanelProps) {
  const isShown = section === current
  const [wasShown, setWasShown] = useState(isShown)
  if (isShown && !wasShown) setWasShown(true)
  if (!isShown && !(kept && wasShown)) return null
  return (
    <div
      id={panelId(section)}
      className={styles.panel}
      data-section={section}
      tabIndex={-1}
      hidden={!isShown}
    >
      {children}
    </div>
  )
}
