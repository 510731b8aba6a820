import type { ReactNode } from 'react'
import type { OrganisationUser } from '../../contract/membership.ts'
import styles from './members-screen.module.css'
import { useRowFocus } from './use-row-focus.ts'

type PeopleListProps = {
  title: string
  intro?: string | undefined
  people: readonly OrganisationUser[]
  /** Said where there is nobody. */
  empty?: string | undefined
  children: (person: OrganisationUser, onGone: () => void) => ReactNode
}

/** A titled list of people that keeps the keyboard's place when one of them goes. */
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
