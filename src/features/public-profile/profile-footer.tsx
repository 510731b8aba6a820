import type { Environment } from '../../contract/environment.ts'
import * as profileCopy from './copy.ts'
import styles from './profile-footer.module.css'

/** PUB-9: issue, terms, privacy and social links. */
export function ProfileFooter({ environment }: { environment: Environment }) {
  const links = [
    { label: profileCopy.reportIssue, url: environment.reportIssueUrl },
    { label: profileCopy.terms, url: environment.termsUrl },
    { label: profileCopy.privacy, url: environment.privacyUrl },
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
    </footer>
  )
}
