import { useSnapshot } from 'valtio'
import { useTexts } from '#src/i18n/text-context.ts'
import { Chip } from '#src/ui/chip.tsx'
import { useProfileForm } from '../form/form-context.ts'
import { attributesByName } from './attribute-groups.ts'
import styles from './attributes.module.css'

/** Attributes that credentials and modules gave, which cannot be ticked (PRF-9). */
export function EarnedAttributes() {
  const { t, language } = useTexts()
  const { draft } = useProfileForm()
  const earned = attributesByName(language, useSnapshot(draft).earned)
  if (earned.length === 0) return null
  return (
    <div className={styles.group}>
      <h3 className={styles.legend} id="attributes-earned">
        {t('profile-form.earned')}
      </h3>
      <p className={styles.hint}>{t('profile-form.earnedHint')}</p>
      <ul className={styles.earned} aria-labelledby="attributes-earned">
        {earned.map((one) => (
          <li key={one.id}>
            {/* No tick: what modules earn is not verified. */}
            <Chip tone="neutral">
              <span dir="auto">{one.name}</span>
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  )
}
