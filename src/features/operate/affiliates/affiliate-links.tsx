import { useText } from '#src/i18n/text-context.ts'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { useLoaded } from '#src/ui/use-loaded.ts'
import screen from '../console-screen.module.css'
import { LoadedPart } from '../loaded-part.tsx'
import { useOperate } from '../operate-context.ts'
import styles from './affiliate-links.module.css'
import { linkOf } from './link-of.ts'

type AffiliateLinksProps = { brandId: string; slug: string }

/** The address by which visitors come, on each host of the brand. */
export function AffiliateLinks({ brandId, slug }: AffiliateLinksProps) {
  const t = useText()
  const { data } = useOperate()
  const loaded = useLoaded('hosts of brands', () => data.brands())
  if (brandId === '' || slug === '')
    return <p className={screen.hint}>{t('operate-affiliates.noLink')}</p>
  return (
    <LoadedPart
      loaded={loaded}
      loadingText={t('operate-affiliates.loadingLinks')}
      failedText={t('operate-affiliates.linksFailed')}
      height="6rem"
    >
      {({ results }) => {
        const hosts = results.find(({ id }) => id === brandId)?.hosts ?? []
        if (hosts.length === 0)
          return <p className={screen.hint}>{t('operate-affiliates.noHost')}</p>
        return (
          <ul className={styles.links} aria-label={t('operate-affiliates.links')}>
            {hosts.map((host) => (
              <li key={host}>
                <code dir="ltr">{linkOf(host, slug)}</code>
                <CopyButton
                  text={linkOf(host, slug)}
                  label={t('operate-affiliates.copyLink', { host })}
                  copiedLabel={t('operate.decide.copied')}
                  shownFor={2_000}
                />
              </li>
            ))}
          </ul>
        )
      }}
    </LoadedPart>
  )
}
