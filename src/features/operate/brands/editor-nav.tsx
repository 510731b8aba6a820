import { useText } from '#src/i18n/text-context.ts'
import { useCurrentInView } from '#src/ui/use-current-in-view.ts'
import { ConsoleLink } from '../console-link.tsx'
import { usePlace } from '../place.ts'
import { useDraft } from './draft/draft-context.ts'
import { sectionOf, sections } from './draft/field-names.ts'
import styles from './editor-nav.module.css'
import { type Part, partHref } from './editor-place.ts'

/** The way between the parts of the editor. A section with something to put right or to choose says so. */
export function EditorNav({ part }: { part: Part }) {
  const t = useText()
  const place = usePlace()
  const { editing } = useDraft()
  const marked = new Set([
    ...editing.draft.conflicts.map(({ path }) => sectionOf(path)),
    ...(editing.showsFaults ? editing.detail.faults.map(({ path }) => sectionOf(path)) : []),
  ])
  const nav = useCurrentInView(part)
  return (
    <nav ref={nav} className={styles.nav} aria-label={t('operate-brands.parts')}>
      {[...sections, 'history' as const].map((one) => (
        <ConsoleLink
          key={one}
          href={partHref(place, one)}
          aria-current={one === part ? 'page' : undefined}
        >
          {t(`operate-brands.sections.${one}`)}
          {marked.has(one as (typeof sections)[number]) && (
            <span className={styles.mark}>{t('operate-brands.marked')}</span>
          )}
        </ConsoleLink>
      ))}
    </nav>
  )
}
