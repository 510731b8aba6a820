import { Link } from '@tanstack/react-router'
import type { PublicProfile } from '#src/contract/public-profile.ts'
import { useText } from '#src/i18n/text-context.ts'
import type { Translate } from '#src/i18n/texts.ts'
import { focusMain } from '#src/lib/focus-main.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { announce } from '#src/ui/status-store.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { CompareLink } from './compare-link.tsx'
import styles from './compare-table.module.css'
import { ComparedCell } from './compared-cell.tsx'
import type { ComparedGroup, ComparedRow } from './compared-rows.ts'

type CompareTableProps = {
  profiles: readonly PublicProfile[]
  groups: readonly ComparedGroup[]
  /** Whether only what differs is shown. */
  isBrief: boolean
}

/** Suppliers beside each other, a row for each thing that one of them says. Wider than the page, it scrolls by itself. */
export function CompareTable({ profiles, groups, isBrief }: CompareTableProps) {
  const t = useText()
  const slugs = profiles.map(({ slug }) => slug)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls, by keyboard too
    <div className={styles.scroll} role="region" aria-labelledby="compare-title" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td>
              <VisuallyHidden>{t('compare.corner')}</VisuallyHidden>
            </td>
            {profiles.map(({ slug, name }) => (
              <th key={slug} scope="col">
                <Link to="/organization/$slug" params={{ slug }} dir="auto">
                  {name}
                </Link>
                <CompareLink
                  className={styles.remove}
                  slugs={slugs.filter((one) => one !== slug)}
                  isBrief={isBrief}
                  onClick={() => {
                    // The link goes with its column.
                    focusMain()
                    announce(t('compare.removed', { name }))
                  }}
                >
                  <Icon drawing={icons.close} />
                  <span>{t('compare.remove')}</span>
                  <VisuallyHidden> {name}</VisuallyHidden>
                </CompareLink>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ id, rows }) => (
          <tbody key={id}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={profiles.length + 1}>
                <span>{t(`compare.groups.${id}`)}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.id} data-differs={row.differs ? '' : undefined}>
                <th scope="row">
                  <span dir="auto">{rowWords(t, id, row)}</span>
                  {row.differs && <VisuallyHidden> ({t('compare.differs')})</VisuallyHidden>}
                </th>
                {row.cells.map((cell, at) => (
                  <td key={slugs[at]}>
                    <ComparedCell cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function rowWords(t: Translate, group: ComparedGroup['id'], { id, name }: ComparedRow): string {
  if (group === 'goals') return `${id}. ${t(`terms.sdgs.${id as '1'}`)}`
  return name ?? t(`compare.rows.${id as 'place'}`)
}
