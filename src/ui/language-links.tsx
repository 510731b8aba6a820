import { useLocation } from '@tanstack/react-router'
import { rememberLanguage } from '../i18n/language-choice.ts'
import { directionOf, type Language, nameOf } from '../i18n/languages.ts'
import { useTexts } from '../i18n/text-context.ts'
import styles from './language-links.module.css'

/**
 * The languages in which this page can be read, each by its own name. They are links, so that they work
 * without script and search engines follow them.
 * @param props.languages those of the portal; one alone is no choice
 */
export function LanguageLinks({ languages }: { languages: readonly Language[] }) {
  const { t, language } = useTexts()
  const path = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  if (languages.length < 2) return null
  return (
    <nav aria-label={t('frame.language')} className={styles.languages}>
      <ul>
        {languages.map((one) => (
          <li key={one}>
            <a
              href={`/${one}${path}`}
              hrefLang={one}
              lang={one}
              dir={directionOf(one)}
              aria-current={one === language ? 'true' : undefined}
              onClick={() => rememberLanguage(one)}
            >
              {nameOf(one)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
