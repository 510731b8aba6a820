import type { BrandFault } from '#src/contract/operate/brand-fault.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { fieldName } from '../draft/field-names.ts'
import { FieldLink } from '../field-link.tsx'
import styles from './publish.module.css'

type FaultListProps = {
  faults: readonly BrandFault[]
  /** Of the first link. */
  firstId?: string | undefined
}

/** What keeps a draft from being published, each with the way to its field. */
export function FaultList({ faults, firstId }: FaultListProps) {
  const texts = useTexts()
  const { t } = texts
  if (faults.length === 0) return null
  return (
    <Banner tone="critical" title={t('operate-brands.publish.faults', { count: faults.length })}>
      <ul className={styles.faults}>
        {faults.map(({ path, message }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a place may have two faults of one kind, and a row holds nothing of its own
          <li key={index}>
            <FieldLink path={path} id={index === 0 ? firstId : undefined}>
              {t('operate-brands.publish.fault', { field: fieldName(texts, path), why: message })}
            </FieldLink>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
