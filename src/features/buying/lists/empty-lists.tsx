import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import { buttonClass } from '#src/ui/button-class.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'

/** No list yet: what one is for, and the ways to begin. */
export function EmptyLists({ mayEdit, add }: { mayEdit: boolean; add: ReactNode }) {
  const t = useText()
  return (
    <EmptyState
      icon={icons.list}
      title={t('buying.lists.empty.title')}
      action={
        <>
          {add}
          <SearchButton />
        </>
      }
    >
      {mayEdit ? t('buying.lists.empty.text') : t('buying.lists.empty.viewer')}
    </EmptyState>
  )
}

/** The way to the search of suppliers. */
export function SearchButton() {
  const t = useText()
  return (
    <Link className={buttonClass('secondary')} to="/discover">
      <Icon drawing={icons.search} />
      <span>{t('buying.nav.search')}</span>
    </Link>
  )
}
