import { useText } from '../../i18n/text-context.ts'
import { stateWord } from '../../contract/verified.ts'
import { CredentialSummary } from '../../ui/credential-summary.tsx'
import { groupCredentials, type PublicCredential } from './credential-groups.ts'
import styles from './credentials-section.module.css'
import { ProfileSection } from './profile-section.tsx'

/** PUB-6: what has been verified and what is waiting, in three groups. */
export function CredentialsSection({ credentials }: { credentials: readonly PublicCredential[] }) {
  const t = useText()
  return (
    <ProfileSection id="credentials" title={t('profile.credentials')}>
      {credentials.length === 0 ? (
        <p className={styles.none}>{t('profile.noCredentials')}</p>
      ) : (
        groupCredentials(credentials).map((group) => (
          <section key={group.category} className={styles.group} aria-labelledby={group.category}>
            <h3 id={group.category} className={styles.title}>
              {t(`profile.groups.${group.category}`)}
            </h3>
            <ul className={styles.list}>
              {group.credentials.map((credential) => (
                <li key={credential.id} className={styles.item}>
                  <CredentialSummary credential={credential} state={stateWord(credential)} />
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
    </ProfileSection>
  )
}
