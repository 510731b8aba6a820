import { useTexts } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { useDraft } from '../draft/draft-context.ts'
import { fieldName } from '../draft/field-names.ts'
import { FieldLink } from '../field-link.tsx'
import styles from './publish.module.css'

/** What keeps the draft from being published, each with the way to its field. */
export function FaultList() {
  const texts = useTexts()
  const { t } = texts
  const { editing } = useDraft()
  const { faults } = editing.detail
  if (faults.length === 0) return null
  return (
    <Banner tone="critical" title={t('operate-brands.publish.faults', { count: faults.length })}>
      <ul className={styles.faults}>
        {faults.map(({ path, code, message }) => (
          <li key={`${path} ${code}`}>
            <FieldLink path={path}>
              {t('operate-brands.publish.fault', { field: fieldName(texts, path), why: message })}
            </FieldLink>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
