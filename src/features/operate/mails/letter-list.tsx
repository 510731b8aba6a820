import { type LetterId, letterReaders, letters, letterTopics } from '#src/contract/operate/mails.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ConsoleLink } from '../console-link.tsx'
import screen from '../console-screen.module.css'
import { FilterChoice } from '../filter-choice.tsx'
import { mailsPath } from '../paths.ts'
import { go, hrefOf } from '../place.ts'
import { type LetterFilters, matchingLetters, wordKinds } from './letter-filters.ts'
import styles from './mails.module.css'

type LetterListProps = {
  filters: LetterFilters
  /** Those that no brand may word in its own way. */
  fixed: readonly LetterId[]
}

/** The letters that match: who gets each, and when. */
export function LetterList({ filters, fixed }: LetterListProps) {
  const t = useText()
  const shown = matchingLetters(filters, fixed)
  const choose = (chosen: Partial<Record<keyof LetterFilters, string>>) =>
    go(hrefOf(mailsPath, { ...filters, ...chosen }))
  return (
    <>
      <div className={styles.filters} role="search">
        <FilterChoice
          label={t('operate-mails.about')}
          value={filters.about}
          options={letterTopics.map((one) => [one, t(`operate-mails.topics.${one}`)] as const)}
          onChange={(about) => choose({ about })}
        />
        <FilterChoice
          label={t('operate-mails.reader')}
          value={filters.to}
          options={letterReaders.map((one) => [one, t(`operate-mails.readers.${one}`)] as const)}
          onChange={(to) => choose({ to })}
        />
        <FilterChoice
          label={t('operate-mails.words')}
          value={filters.words}
          options={wordKinds.map((one) => [one, t(`operate-mails.wordsKinds.${one}`)] as const)}
          onChange={(words) => choose({ words })}
        />
      </div>
      <p className={screen.hint} role="status">
        {t('operate-mails.count', { count: shown.length })}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          title={t('operate-mails.none')}
          action={
            <Button variant="secondary" onClick={() => go(mailsPath)}>
              {t('operate-mails.clear')}
            </Button>
          }
        >
          {t('operate-mails.noneText')}
        </EmptyState>
      ) : (
        <ul className={styles.list} aria-label={t('operate-mails.list')}>
          {shown.map((id) => (
            <li key={id} className={styles.row}>
              <div>
                <ConsoleLink className={styles.name} href={hrefOf(`${mailsPath}/${id}`, filters)}>
                  {t(`operate-mails.names.${id}`)}
                </ConsoleLink>
                {fixed.includes(id) && <Chip tone="neutral">{t('operate-mails.isFixed')}</Chip>}
              </div>
              <p>{t(`operate-mails.readers.${letters[id].to}`)}</p>
              <p>{t(`operate-mails.when.${id}`)}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
