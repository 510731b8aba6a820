import { useId, useState } from 'react'
import { searchOfQuery } from '#src/contract/buyers/saved-query.ts'
import type { Cadence, SavedSearch } from '#src/contract/buyers/saved-search.ts'
import { useText } from '#src/i18n/text-context.ts'
import { logFailure } from '#src/lib/log-failure.ts'
import { Banner } from '#src/ui/banner.tsx'
import { buttonClass } from '#src/ui/button-class.ts'
import { announce } from '#src/ui/status-store.ts'
import { useAction } from '#src/ui/use-action.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { useBuying } from '../buying-context.ts'
import { SearchLink } from '../objectives/search-link.tsx'
import { MailChoice } from './mail-choice.tsx'
import { RenameSearch } from './rename-search.tsx'
import { SearchActions } from './search-actions.tsx'
import { SearchFound } from './search-found.tsx'
import { searchWords } from './search-words.ts'
import styles from './searches.module.css'
import type { Searches } from './use-searches.ts'
import type { Turns } from './use-turns.ts'

type SearchCardProps = {
  search: SavedSearch
  searches: Searches
  turns: Turns
  mayEdit: boolean
}

/** One search that the buyer keeps: what it asks for, whom it finds, and how often its reader is written to. */
export function SearchCard({ search, searches, turns, mayEdit }: SearchCardProps) {
  const t = useText()
  const { buyers, buyer } = useBuying()
  const titleId = useId()
  const mail = useAction()
  const [isRenaming, setRenaming] = useState(false)
  const { id, name, query, cadence, elsewhere } = search
  const look = useLoaded(`look at ${id}`, () => turns(() => buyers.lookAtSearch(buyer.slug, id)))
  const see = () => {
    if (look.state !== 'ready' || look.value.fresh === 0) return
    buyers
      .seeSearch(buyer.slug, id, look.value.look)
      .catch((error: unknown) => logFailure('A search was not noted as seen.', error))
  }
  const changeMail = (to: Cadence) =>
    mail.run(async () => {
      await searches.changeMail(search, to)
      announce(
        t('buying.searches.mailChanged', { name, cadence: t(`buying.searches.cadences.${to}`) }),
      )
    })
  const open = {
    ...{ className: buttonClass('primary'), onClick: see },
    label: t('buying.searches.openOf', { name }),
  }
  return (
    <li className={styles.card} aria-labelledby={titleId}>
      {isRenaming ? (
        <RenameSearch search={search} searches={searches} onClose={() => setRenaming(false)} />
      ) : (
        <h2 id={titleId} dir="auto">
          {name}
        </h2>
      )}
      <ul className={styles.words} aria-label={t('discover.applied')}>
        {searchWords(t, search).map((words) => (
          <li key={words} dir="auto">
            {words}
          </li>
        ))}
      </ul>
      {elsewhere && (
        <p className={styles.elsewhere}>
          {t('buying.searches.elsewhere', { brand: elsewhere.brand })}
        </p>
      )}
      <SearchFound look={look} />
      <div className={styles.mail}>
        <span aria-hidden="true">{t('buying.searches.mail')}</span>
        <MailChoice
          label={t('buying.searches.mailOf', { name })}
          cadence={cadence}
          onChange={changeMail}
        />
      </div>
      {mail.error && <Banner tone="critical" title={mail.error} />}
      <div className={styles.actions}>
        {elsewhere ? (
          <a
            className={open.className}
            href={`${elsewhere.origin}/discover?${query}`}
            aria-label={open.label}
            onClick={see}
          >
            {t('buying.searches.open')}
          </a>
        ) : (
          <SearchLink {...open} search={searchOfQuery(query)}>
            {t('buying.searches.open')}
          </SearchLink>
        )}
        {mayEdit && !isRenaming && (
          <SearchActions {...{ search, searches }} onRename={() => setRenaming(true)} />
        )}
      </div>
    </li>
  )
}
