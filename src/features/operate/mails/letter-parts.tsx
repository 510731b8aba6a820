import type { LetterPart } from '#src/contract/operate/mails.ts'
import { directionOf } from '#src/i18n/languages.ts'
import { useText } from '#src/i18n/text-context.ts'
import { brandHref, partHref } from '../brands/editor-place.ts'
import { textQuery } from '../brands/texts/use-text-place.ts'
import { ConsoleLink } from '../console-link.tsx'
import screen from '../console-screen.module.css'
import type { LetterPlace } from './letter-setting.ts'
import styles from './mails.module.css'

type LetterPartsProps = { parts: readonly LetterPart[]; place: LetterPlace }

/** The texts that a letter is made of: the brand's beside the portal's, and the way to change them. */
export function LetterParts({ parts, place }: LetterPartsProps) {
  const t = useText()
  const { brand, language } = place
  const inLanguage = { lang: language, dir: directionOf(language) }
  const editor = { path: brandHref(brand), query: {} }
  return (
    <section className={styles.side} aria-labelledby="parts-title">
      <h2 id="parts-title" className={screen.subtitle}>
        {t('operate-mails.parts')}
      </h2>
      {parts.length === 0 && <p className={screen.hint}>{t('operate-mails.noParts')}</p>}
      <ul className={styles.list} aria-labelledby="parts-title">
        {parts.map(({ id, builtIn, own, isUnfit, words, fixed }) => (
          <li key={id} className={styles.part}>
            <p className={styles.words} {...inLanguage}>
              {words}
            </p>
            <dl className={styles.sources}>
              <div>
                <dt>{t('operate-mails.builtIn')}</dt>
                <dd {...inLanguage}>{builtIn}</dd>
              </div>
              {own !== null && (
                <div>
                  <dt>{t('operate-mails.own')}</dt>
                  <dd {...inLanguage}>{own}</dd>
                </div>
              )}
            </dl>
            {isUnfit && <p className={screen.hint}>{t('operate-mails.isUnfit')}</p>}
            {fixed === null ? (
              <ConsoleLink
                className={styles.link}
                href={partHref(editor, 'wording', textQuery(`/brand/texts/${language}/${id}`))}
                aria-label={t('operate-mails.editOne', { id })}
              >
                {t('operate-mails.edit')}
              </ConsoleLink>
            ) : (
              <p className={screen.hint}>{t(`operate-mails.fixed.${fixed}`)}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
