import { useState, type ReactNode } from 'react'
import { panelId } from './section-arrival.ts'
import styles from './section-panel.module.css'
import type { Section } from './section.ts'

type SectionPanelProps = {
  section: Section
  current: Section
  /** Stays mounted but hidden once it was shown, so that what was typed into it is still there. */
  staysMounted?: boolean
  children: ReactNode
}

/** One section of the manage page, of which exactly one is shown (MNG-3). */
export function SectionPanel({
  section,
  current,
  staysMounted = false,
  children,
}: SectionPanelProps) {
  const isShown = section === current
  const [wasShown, setWasShown] = useState(isShown)
  if (isShown && !wasShown) setWasShown(true)
  if (!isShown && !(staysMounted && wasShown)) return null
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
