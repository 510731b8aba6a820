import { useText } from '../../i18n/text-context.ts'
import { Chip } from '../../ui/chip.tsx'
import styles from './earned-tags.module.css'
import { ProfileSection } from './profile-section.tsx'

/**
 * MOD-3: what completed modules have earned. Apart from the credentials and without their tick:
 * these are not verified, and the words say so.
 */
export function EarnedTags({ tags }: { tags: readonly string[] }) {
  const t = useText()
  return (
    <ProfileSection id="modules" title={t('profile.modules')}>
      <ul className={styles.list} aria-labelledby="modules">
        {tags.map((tag) => (
          <li key={tag}>
            <Chip tone="neutral">{tag}</Chip>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{t('profile.modulesHint')}</p>
    </ProfileSection>
  )
}
