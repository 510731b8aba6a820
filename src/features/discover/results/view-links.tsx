import { searchViews } from '#src/contract/discover/facets.ts'
import type { SupplierSearch } from '#src/contract/discover/supplier-search.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { LinkSwitch } from '#src/ui/link-switch.tsx'
import { shownAs } from '../search-changes.ts'
import { SearchLink } from '../search-link.tsx'

const drawings = { list: icons.list, map: icons.pin } as const

/** Whether what was found is shown as a list, or with a map of its places (DSC-7). */
export function ViewLinks({ search }: { search: SupplierSearch }) {
  const t = useText()
  const shown = search.view ?? 'list'
  return (
    <LinkSwitch label={t('discover.views.label')}>
      {(['list', ...searchViews] as const).map((view) => (
        <SearchLink key={view} search={shownAs(search, view)} isCurrent={view === shown}>
          <Icon drawing={drawings[view]} />
          <span>{t(`discover.views.${view}`)}</span>
        </SearchLink>
      ))}
    </LinkSwitch>
  )
}
