import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { OrganisationUser } from '../../contract/membership.ts'
import styles from './members-screen.module.css'

type PeopleListProps = {
  title: string
  intro?: string | undefined
  people: readonly OrganisationUser[]
  /** Shown when the list is empty. */
  empty?: string | undefined
  children: (person: OrganisationUser, onGone: () => void) => ReactNode
}

/** A titled list of people that moves the focus to a neighbour when a focused row goes. */
export function PeopleList({ title, intro, people, empty, children }: PeopleListProps) {
  const { place, rowGone } = useRowFocus<HTMLElement>()
  return (
    <section ref={place} className={styles.section}>
      <h2 tabIndex={-1}>{title}</h2>
      {people.length > 0 && intro && <p className={styles.text}>{intro}</p>}
      {people.length === 0 && <p className={styles.text}>{empty}</p>}
      <ul className={styles.list}>
        {people.map((person, index) => children(person, () => rowGone(index)))}
      </ul>
    </section>
  )
}

/**
 * Moves the focus when its row goes: to the row that takes its place, else to the one before,
 * else to the heading of its list. Rows and heading must be focusable.
 */
function useRowFocus<E extends HTMLElement>() {
  const place = useRef<E>(null)
  const [gone, setGone] = useState<{ index: number } | null>(null)
  useEffect(() => {
    // The focus stays where the user has moved it in the meantime.
    if (!gone || document.activeElement !== document.body) return
    const rows = place.current?.querySelectorAll<HTMLElement>('li[tabindex]') ?? []
    const next = rows[gone.index] ?? rows[gone.index - 1] ?? place.current?.querySelector('h2')
    next?.focus()
  }, [gone])
  return {
    place,
    /** @param index where the row stood */
    rowGone: (index: number) => setGone({ index }),
  }
}
