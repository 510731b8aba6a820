import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { BuyersData } from '#src/data/buyers-data.ts'
import type { Shortlist } from '#src/contract/buyers/shortlist.ts'
import * as limits from '#src/contract/limits.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { announce } from '#src/ui/status-store.ts'
import { useAction } from '#src/ui/use-action.ts'
import styles from './add-to-list.module.css'
import { NameForm } from './name-form.tsx'
import { searchOfList } from './shortlist-link.tsx'

type ListChoiceProps = {
  /** Each says whether the supplier is on it. */
  lists: readonly Shortlist[]
  /** Slugs of the buyer and the supplier. */
  buyer: string
  slug: string
  calls: Pick<BuyersData['shortlists'], 'create' | 'add'>
}

/** The shortlists of a buyer: a press puts the supplier on one; those that it is on lead there. */
export function ListChoice({ lists, buyer, slug, calls }: ListChoiceProps) {
  const t = useText()
  const action = useAction()
  const [now, setNow] = useState(lists)
  async function add(list: Shortlist) {
    const { name } = await calls.add(buyer, list.id, slug)
    announce(t('buying.lists.added', { name, list: list.name }))
    setNow((all) => all.map((one) => (one.id === list.id ? { ...one, has: true } : one)))
  }
  return (
    <>
      {now.length > 0 && (
        <ul className={styles.lists}>
          {now.map((list) => (
            <li key={list.id}>
              {list.has ? (
                <Link
                  className={styles.list}
                  to="/buying/{-$part}"
                  params={{ part: 'shortlists' }}
                  search={searchOfList(buyer, list.id) as never}
                  preload={false}
                >
                  <Icon drawing={icons.check} />
                  <span dir="auto">{t('buying.lists.isOn', { list: list.name })}</span>
                </Link>
              ) : (
                <button
                  type="button"
                  className={styles.list}
                  aria-disabled={action.busy || undefined}
                  onClick={() => !action.busy && action.run(() => add(list))}
                >
                  <Icon drawing={icons.plus} />
                  <span dir="auto">{list.name}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {action.error && <Banner tone="critical" title={action.error} />}
      {now.length < limits.shortlists && (
        <NameForm
          key={now.length}
          keptAs={`new shortlist ${buyer}`}
          name=""
          label={now.length > 0 ? t('buying.lists.newName') : t('buying.lists.name')}
          submit={t('buying.lists.createAndAdd')}
          onSave={async (name) => {
            const made = await calls.create(buyer, name)
            setNow((all) => [...all, made])
            // What goes wrong from here on is told beside the list: this form begins anew.
            action.run(() => add(made))
          }}
          onClose={null}
        />
      )}
    </>
  )
}
