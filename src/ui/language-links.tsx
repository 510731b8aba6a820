import { useRouter } from '@tanstack/react-router'
import { isLanguage, nameOf } from '../i18n/languages.ts'
import { useTexts } from '../i18n/text-context.ts'
import styles from './language-links.module.css'

/**
 * The languages in which this page can be read, each by its own name. They are links, so that they work
 * without script and search engines follow them. Drawn with the frame, which each page draws anew.
 * @param props.offered settings of the portal; one language alone is no choice
 */
export function LanguageLinks({
  offered,
}: {
  offered: { languages?: readonly string[] | undefined }
}) {
  const { t, language } = useTexts()
  const { latestLocation } = useRouter()
  const languages = offered.languages?.filter((tag) => isLanguage(tag)) ?? []
  if (languages.length < 2) return null
  return (
    <nav aria-label={t('frame.language')} className={styles.languages}>
      <ul>
        {languages.map((one) => (
          <li key={one}>
            <a
              href={`/${one}${latestLocation.href}`}
              hrefLang={one}
              lang={one}
              aria-current={one === language}
            >
              {nameOf(one)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
