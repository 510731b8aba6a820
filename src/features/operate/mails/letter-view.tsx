import type { LetterChoices, LetterId } from '#src/contract/operate/mails.ts'
import { letters } from '#src/contract/operate/mails.ts'
import { useText } from '#src/i18n/text-context.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { LoadedPart } from '../loaded-part.tsx'
import { useOperate } from '../operate-context.ts'
import { LetterChoice } from './letter-choice.tsx'
import { LetterParts } from './letter-parts.tsx'
import { LetterPreview } from './letter-preview.tsx'
import type { LetterPlace } from './letter-setting.ts'
import styles from './mails.module.css'
import { TestMail } from './test-mail.tsx'

type LetterViewProps = {
  letter: LetterId
  choices: LetterChoices
  /** Null: there is no brand to show it with. */
  place: LetterPlace | null
}

/** One letter: who gets it and when, how it looks, and what it is made of. */
export function LetterView({ letter, choices, place }: LetterViewProps) {
  const t = useText()
  const { data } = useOperate()
  const key = place ? JSON.stringify([letter, place]) : ''
  const loaded = useLoaded(key && `letter ${key}`, async () => {
    if (!place) throw new Error('There is no brand to write a letter with.')
    return data.mails.write(letter, place)
  })
  return (
    <>
      <p className={styles.facts}>
        <span>{t(`operate-mails.readers.${letters[letter].to}`)}</span>
        <span>{t(`operate-mails.when.${letter}`)}</span>
      </p>
      {place === null ? (
        <EmptyState title={t('operate-mails.noBrands')}>
          {t('operate-mails.noBrandsText')}
        </EmptyState>
      ) : (
        <>
          <LetterChoice {...{ letter, choices, place }} />
          <LoadedPart
            loaded={loaded}
            loadingText={t('operate-mails.writing')}
            failedText={t('operate-mails.notWritten')}
            height="40rem"
          >
            {(written) => (
              <div className={styles.sides}>
                <div className={styles.side}>
                  <LetterPreview {...{ letter, place, written }} />
                  <TestMail key={key} {...{ letter, place }} />
                </div>
                <LetterParts parts={written.parts} place={place} />
              </div>
            )}
          </LoadedPart>
        </>
      )}
    </>
  )
}
