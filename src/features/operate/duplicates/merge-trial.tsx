import type { PairItem } from '#src/contract/operate/duplicates.ts'
import { useText } from '#src/i18n/text-context.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { LoadedPart } from '../loaded-part.tsx'
import { useOperate } from '../operate-context.ts'
import styles from '../queue/item-facts.module.css'

/** What a merger would do, as the server has tried it. */
export function MergeTrial({ item, stays }: { item: PairItem; stays: string }) {
  const t = useText()
  const { data } = useOperate()
  const { slug, otherSlug, version } = item
  const trial = useLoaded(`merge ${slug} ${otherSlug} ${version} ${stays}`, () =>
    data.duplicates.preview(item, stays),
  )
  return (
    <section aria-label={t('operate-duplicates.trial.title')}>
      <LoadedPart
        loaded={trial}
        loadingText={t('operate-duplicates.trial.loading')}
        failedText={t('operate-duplicates.trial.failed')}
        height="12rem"
      >
        {({ parts, filledIn, redirects, owners }) => (
          <dl className={styles.facts}>
            <dt>{t('operate-duplicates.trial.owners')}</dt>
            <dd>
              {owners.length === 0 && <p>{t('operate-duplicates.trial.noOwners')}</p>}
              {owners.map(({ name, email }) => (
                <p key={email}>
                  <bdi>{name}</bdi> <bdi>{email}</bdi>
                </p>
              ))}
            </dd>
            <dt>{t('operate-duplicates.trial.redirects')}</dt>
            <dd>
              {redirects.map((one) => (
                <p key={one}>
                  <bdi dir="ltr">{profilePath(one)}</bdi>
                </p>
              ))}
            </dd>
            {filledIn.length > 0 && (
              <>
                <dt>{t('operate-duplicates.trial.filledIn')}</dt>
                <dd>
                  {filledIn.map((field) => (
                    <p key={field}>{t(`operate-duplicates.fields.${field}`)}</p>
                  ))}
                </dd>
              </>
            )}
            <dt>{t('operate-duplicates.trial.parts')}</dt>
            <dd>
              {parts.map(({ part, moved, known }) => (
                <p key={part}>
                  {t(`operate-duplicates.parts.${part}`)}
                  {': '}
                  {t('operate-duplicates.trial.moved', { count: moved })}
                  {known > 0 && ` · ${t('operate-duplicates.trial.known', { count: known })}`}
                </p>
              ))}
            </dd>
          </dl>
        )}
      </LoadedPart>
    </section>
  )
}

const profilePath = (slug: string) => `/organization/${slug}`
