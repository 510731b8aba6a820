import { useText } from '../../i18n/text-context.ts'
import styles from './part-links.module.css'
import { ProfileLink } from './profile-link.tsx'
import { sectionOf, type ProfilePart } from './profile-parts.ts'

type PartLinksProps = { intro: string; parts: readonly ProfilePart[] }

/** Parts of the profile that are not filled in, each a link to where it is. */
export function PartLinks({ intro, parts }: PartLinksProps) {
  const t = useText()
  return (
    <div className={styles.parts}>
      <p>{intro}</p>
      <ul className={styles.list}>
        {parts.map((part) => (
          <li key={part}>
            <ProfileLink part={sectionOf[part]} className={styles.link}>
              <span>{t(`pathways.parts.${part}`)}</span>
            </ProfileLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
