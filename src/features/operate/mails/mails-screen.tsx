import { letterIds } from '#src/contract/operate/mails.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { ConsoleLink } from '../console-link.tsx'
import screen from '../console-screen.module.css'
import { ConsoleScreen, ScreenHead } from '../console-screen.tsx'
import { LoadedPart } from '../loaded-part.tsx'
import { useOperate } from '../operate-context.ts'
import { mailsPath } from '../paths.ts'
import { hrefOf, idBehind, usePlace } from '../place.ts'
import { letterFilters } from './letter-filters.ts'
import { LetterList } from './letter-list.tsx'
import { letterPlace } from './letter-setting.ts'
import { LetterView } from './letter-view.tsx'
import styles from './mails.module.css'

/** Every letter that the portal sends, or one of them, as the address says (OPR-5). */
export function MailsScreen() {
  const { t, language } = useTexts()
  const { data } = useOperate()
  const { path, query } = usePlace()
  const loaded = useLoaded('letter choices', () => data.mails.choices())
  const id = idBehind(mailsPath, path)
  const letter = letterIds.find((one) => one === id)
  const filters = letterFilters(query)
  return (
    <ConsoleScreen isWide>
      {id === '' ? (
        <ScreenHead title={t('operate-mails.title')}>{t('operate-mails.text')}</ScreenHead>
      ) : (
        <header>
          <ConsoleLink href={hrefOf(mailsPath, filters)} className={styles.link}>
            {t('operate-mails.back')}
          </ConsoleLink>
          <h1 className={screen.title}>
            {letter ? t(`operate-mails.names.${letter}`) : t('operate-mails.title')}
          </h1>
        </header>
      )}
      <LoadedPart
        loaded={loaded}
        loadingText={t('operate-mails.loading')}
        failedText={t('operate-mails.failed')}
        height="24rem"
      >
        {(choices) => {
          if (id === '') return <LetterList filters={filters} fixed={choices.fixed} />
          if (!letter)
            return (
              <EmptyState title={t('operate-mails.unknown')}>
                {t('operate-mails.unknownText')}
              </EmptyState>
            )
          const place = letterPlace(letter, query, choices, language)
          return <LetterView key={letter} {...{ letter, choices, place }} />
        }}
      </LoadedPart>
    </ConsoleScreen>
  )
}
