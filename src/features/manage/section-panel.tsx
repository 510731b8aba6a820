import { useEffect, useRef, useState, type ReactNode } from 'react'
import styles from './section-panel.module.css'
import type { Section } from './section.ts'

type SectionPanelProps = {
  section: Section
  current: Section
  /** Stays in the page, out of sight, once it was shown: what was typed into it is still there. */
  kept?: boolean
  children: ReactNode
}

/**
 * One section of the manage page. Choosing it scrolls to it, 70 px below the edge, and puts the focus
 * there, so that the next key press and the next word read out are its own (MNG-3).
 */
export function SectionPanel({ section, current, kept = false, children }: SectionPanelProps) {
  const isShown = section === current
  const panel = useRef<HTMLDivElement>(null)
  const [wasShown, setWasShown] = useState(isShown)
  if (isShown && !wasShown) setWasShown(true)
  const [first] = useState(current)
  const [isChosen, setChosen] = useState(false)
  if (current !== first && !isChosen) setChosen(true)
  useEffect(() => {
    // A page that opens with the profile, or with a link to a part of it, is where it should be.
    if (!isShown || window.location.hash) return
    if (!isChosen && section === 'profile') return
    panel.current?.scrollIntoView({ block: 'start' })
    if (isChosen) panel.current?.focus({ preventScroll: true })
  }, [isShown, isChosen, section])
  if (!isShown && !(kept && wasShown)) return null
  return (
    <div
      ref={panel}
      className={styles.panel}
      data-section={section}
      tabIndex={-1}
      hidden={!isShown}
    >
      {children}
    </div>
  )
}
