import { useState } from 'react'
import { useText } from '../../i18n/text-context.ts'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { VisitsPeriod } from './visits-period.tsx'
import styles from './visits.module.css'

/** How a supplier's own profile is looked at (OPR-6); asked for when somebody opens it. */
export function VisitsSection({ slug }: { slug: string }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={styles.section}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h2>{t('visits.title')}</h2>
        <Icon drawing={icons.chevronDown} />
      </summary>
      {isOpen && <VisitsPeriod slug={slug} />}
    </details>
  )
}
