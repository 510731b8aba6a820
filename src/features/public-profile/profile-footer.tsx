import { useText } from '../../i18n/text-context.ts'
import type { Environment } from '../../contract/environment.ts'
import { LanguageLinks } from '../../ui/language-links.tsx'
import styles from './profile-footer.module.css'

type ProfileFooterProps = {
  environment: Environment
  /** Of the profile that can be reported; null: of none. */
  path: string | null
}

/** PUB-9: how credentials are known, issue, terms, privacy and social links. */
export function ProfileFooter({ environment, path }: ProfileFooterProps) {
  const t = useText()
  const links = [
    { label: t('profile.howWeKnow'), url: '/trust' },
    { label: t('profile.reportIssue'), url: path ? `/report${path}` : environment.reportIssueUrl },
    { label: t('profile.terms'), url: environment.termsUrl },
    { label: t('profile.privacy'), url: environment.privacyUrl },
    ...environment.socialLinks,
  ]
  return (
    <footer className={styles.footer}>
      <ul>
        {links
          .filter((link) => link.url)
          .map((link) => (
            <li key={link.label}>
              <a href={link.url}>{link.label}</a>
            </li>
          ))}
      </ul>
      <LanguageLinks offered={environment} />
    </footer>
  )
}
