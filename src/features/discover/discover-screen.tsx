import { Link } from '@tanstack/react-router'
import { type ComponentType, useRef } from 'react'
import { writeSearch } from '#src/contract/discover/search-address.ts'
import { useText } from '#src/i18n/text-context.ts'
import type { BuyerFitsProps } from '#src/lib/buyer-fits-props.ts'
import { Container } from '#src/ui/container.tsx'
import { useLateDialog } from '#src/ui/use-late-dialog.ts'
import { useCompared } from './compared.ts'
import styles from './discover-screen.module.css'
import { Beginning } from './empty/beginning.tsx'
import { FilterPanel } from './filters/filter-panel.tsx'
import type { Finding } from './find-suppliers.ts'
import { filling, noAnswer, noSuppliers } from './late-parts.ts'
import { Results } from './results/results.tsx'
import { isOpen, isUnasked } from './search-changes.ts'
import { SearchBar, searchFormId } from './search-bar.tsx'
import { useFollowedFinding } from './use-followed-finding.ts'
import { type GoTo, useSearchDraft } from './use-search-draft.ts'

const loadSheet = async () => (await import('./filters/filter-sheet.tsx')).FilterSheet

type DiscoverScreenProps = {
  /** What the page shows. */
  finding: Finding
  /** Query of the address that was asked for last, which may still be on its way. */
  address: string
  goTo: GoTo
  /** Of the page, with the language in front where the address has one. */
  path: string
  onRetry: () => void
  /** Where the operator takes questions; empty where nowhere. */
  helpUrl: string
  /** What a signed-in buyer is told of each supplier. */
  Fits?: ComponentType<BuyerFitsProps> | undefined
}

/**
 * `/discover`: buyers find suppliers (DSC-1, DSC-2). A form and links that work without script; with script each
 * choice is asked for at once, and what was found before stays until there is an answer.
 */
export function DiscoverScreen(props: DiscoverScreenProps) {
  const t = useText()
  const { finding, address, goTo, path, onRetry, helpUrl, Fits } = props
  const { search, hits } = finding
  const form = useRef<HTMLFormElement>(null)
  const { draft, type, choose, submit } = useSearchDraft(address, goTo, form)
  const heading = useRef<HTMLHeadingElement>(null)
  const turnTo = useFollowedFinding(finding, heading)
  const sheet = useLateDialog(loadSheet, t('frame.notLoaded'))
  const compared = useCompared()
  const isBegun = isUnasked(search)
  const isEmpty = hits !== null && hits.total === 0 && isOpen(search) && !hits.isFilling
  return (
    <Container className={styles.screen} data-begun={isBegun ? '' : undefined}>
      <header className={styles.title}>
        <h1>{t('discover.title')}</h1>
        {isBegun && (
          <p>
            {t('discover.lead')}{' '}
            <Link to="/buying/{-$part}" preload={false}>
              {t('discover.ownObjectives')}
            </Link>
          </p>
        )}
      </header>
      {isEmpty ? (
        <noSuppliers.Part />
      ) : (
        <>
          <form
            ref={form}
            method="get"
            action={path}
            id={searchFormId}
            className={styles.form}
            aria-label={t('discover.title')}
            onSubmit={(event) => {
              event.preventDefault()
              submit()
            }}
          >
            <SearchBar text={draft.q ?? ''} onType={type} />
            {compared.length > 0 && (
              <input type="hidden" name="compare" value={compared.join(',')} />
            )}
            {hits && (
              <>
                {search.view && <input type="hidden" name="view" value={search.view} />}
                {search.more?.map((facet) => (
                  <input key={facet} type="hidden" name="more" value={facet} />
                ))}
                <FilterPanel facets={hits.facets} search={draft} onChange={choose} />
              </>
            )}
          </form>
          <div
            className={styles.found}
            data-old={address === writeSearch(search) ? undefined : ''}
            aria-busy={address !== writeSearch(search)}
          >
            {hits ? (
              <>
                {hits.isFilling && <filling.Part onRetry={onRetry} />}
                {isBegun && <Beginning facets={hits.facets} />}
                <Results
                  {...{ heading, hits, search, draft, helpUrl, path, Fits }}
                  onGo={(there) => goTo(there, false)}
                  onChange={choose}
                  onTurn={turnTo}
                  onFilters={sheet.open}
                />
                {sheet.Dialog && (
                  <sheet.Dialog
                    open={sheet.isOpen}
                    onOpenChange={sheet.setOpen}
                    search={draft}
                    hits={hits}
                    onApply={choose}
                  />
                )}
              </>
            ) : (
              <noAnswer.Part isAway={finding.isAway} words={search.q ?? ''} onRetry={onRetry} />
            )}
          </div>
        </>
      )}
    </Container>
  )
}
