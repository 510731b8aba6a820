import type { BrandColours } from '#src/contract/brand.ts'
import { colourCopy } from '../copy.ts'
import styles from './seed-list.module.css'

const fields = ['primaryColor', 'secondaryColor', 'accentColor', 'backgroundColor'] as const

/** The four colours that a brand gives. */
export function SeedList({ seeds }: { seeds: BrandColours }) {
  return (
    <ul className={styles.seeds}>
      {fields.map((field) => (
        <li key={field}>
          <span className={styles.paint} style={{ background: seeds[field] }} />
          <span>{colourCopy.seeds[field]}</span>
          <code translate="no">{seeds[field]}</code>
        </li>
      ))}
    </ul>
  )
}
