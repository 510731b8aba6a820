import { mailPreviewPath } from '#src/contract/operate/brand-preview.ts'
import type { LetterId, WrittenLetter } from '#src/contract/operate/mails.ts'
import { directionOf, nameOf } from '#src/i18n/languages.ts'
import { useText } from '#src/i18n/text-context.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'
import screen from '../console-screen.module.css'
import { LoadedPart } from '../loaded-part.tsx'
import { useOperate } from '../operate-context.ts'
import type { LetterPlace } from './letter-setting.ts'
import styles from './mails.module.css'

type LetterPreviewProps = { letter: LetterId; place: LetterPlace; written: WrittenLetter }

/** A letter as its reader gets it: its subject, and what it says in either form. */
export function LetterPreview({ letter, place, written }: LetterPreviewProps) {
  const t = useText()
  const { data } = useOperate()
  const { brand, language, variant } = place
  const { shown, number, subject, text } = written
  const loaded = useLoaded(`letter preview ${brand} ${number ?? ''}`, () =>
    data.previewBrand(brand, number),
  )
  const inLanguage = { lang: language, dir: directionOf(language) }
  const name = t(`operate-mails.names.${letter}`)
  return (
    <section className={styles.side} aria-labelledby="letter-title">
      <h2 id="letter-title" className={screen.subtitle}>
        {t('operate-mails.letter')}
      </h2>
      <p className={screen.hint}>
        {t(`operate-mails.shown.${shown}`)} {t('operate-mails.examples')}
      </p>
      <dl className={styles.subject}>
        <dt>{t('operate-mails.subject')}</dt>
        <dd {...inLanguage}>{subject}</dd>
      </dl>
      <LoadedPart
        loaded={loaded}
        loadingText={t('operate-mails.writing')}
        failedText={t('operate-mails.notWritten')}
        height="40rem"
      >
        {({ address }) => (
          <iframe
            className={styles.frame}
            title={t('operate-mails.frame', { name, language: nameOf(language) })}
            src={mailPreviewPath(address, { language, letter, variant })}
            // Nothing in it runs, and it is of no origin.
            sandbox=""
            referrerPolicy="no-referrer"
          />
        )}
      </LoadedPart>
      <h3 id="letter-text-title" className={styles.label}>
        {t('operate-mails.plainText')}
      </h3>
      <pre
        className={styles.text}
        {...inLanguage}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long letter scrolls, by keyboard too
        tabIndex={0}
        role="group"
        aria-labelledby="letter-text-title"
      >
        {text}
      </pre>
    </section>
  )
}
