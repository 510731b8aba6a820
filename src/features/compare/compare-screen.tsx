import { useText } from '#src/i18n/text-context.ts'
import { longDate } from '#src/i18n/long-date.ts'
import * as limits from '#src/contract/limits.ts'
import { Link } from '@tanstack/react-router'
import { mostCompared } from '#src/lib/compared-slugs.ts'
import { buttonClass } from '#src/ui/button-class.ts'
import { Container } from '#src/ui/container.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { LinkSwitch } from '#src/ui/link-switch.tsx'
import { CompareLink } from './compare-link.tsx'
import styles from './compare-screen.module.css'
import { CompareTable } from './compare-table.tsx'
import { comparedGroups, differing } from './compared-rows.ts'
import type { Compared } from './read-compared.ts'

type CompareScreenProps = {
  compared: Compared
  /** Whether only what differs is shown. */
  isBrief: boolean
}

/** `/discover/compare`: two to four suppliers side by side, as their public profiles have them (DSC-4). */
export function CompareScreen({ compared, isBrief }: CompareScreenProps) {
  const t = useText()
  const { profiles, missing, storedAt } = compared
  const slugs = profiles.map(({ slug }) => slug)
  const all = comparedGroups(profiles)
  const shown = isBrief ? differing(all) : all
  const search = { compare: slugs.join(',') }
  return (
    <Container className={styles.screen}>
      <header className={styles.title}>
        <h1 id="compare-title">{t('compare.title')}</h1>
        <p>{t('compare.lead')}</p>
      </header>
      {missing.length > 0 && (
        <ul className={styles.missing}>
          {missing.map(({ slug, why }) => (
            <li key={slug}>{t(`compare.missing.${why}`, { slug })}</li>
          ))}
        </ul>
      )}
      {storedAt !== null && (
        <p className={styles.stored}>
          {storedAt < limits.firstPlausibleTime
            ? t('compare.stored')
            : t('compare.storedOn', { day: longDate(t, new Date(storedAt)) })}
        </p>
      )}
      {profiles.length < 2 ? (
        <EmptyState
          title={t('compare.tooFewTitle')}
          icon={icons.swap}
          action={
            <Link className={buttonClass('primary')} to="/discover" search={search} preload={false}>
              {t('compare.find')}
            </Link>
          }
        >
          <p>{t('compare.tooFewText')}</p>
        </EmptyState>
      ) : (
        <>
          <div className={styles.tools}>
            <LinkSwitch label={t('compare.views')}>
              {[false, true].map((brief) => (
                <CompareLink
                  key={String(brief)}
                  slugs={slugs}
                  isBrief={brief}
                  isCurrent={brief === isBrief}
                >
                  {brief ? t('compare.differences') : t('compare.everything')}
                </CompareLink>
              ))}
            </LinkSwitch>
            {profiles.length < mostCompared && (
              <Link
                className={buttonClass('secondary')}
                to="/discover"
                search={search}
                preload={false}
              >
                <Icon drawing={icons.plus} />
                <span>{t('compare.add')}</span>
              </Link>
            )}
          </div>
          {shown.length === 0 ? (
            <p className={styles.same}>{t('compare.same')}</p>
          ) : (
            <CompareTable profiles={profiles} groups={shown} isBrief={isBrief} />
          )}
        </>
      )}
    </Container>
  )
}
