import clsx from 'clsx'
import { useState } from 'react'
import type { ListedSignUp, NewsletterCounts } from '#src/contract/operate/newsletter.ts'
import type { SignUpsAnswer } from '#src/data/operate-data.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { announce } from '#src/ui/status-store.ts'
import { useAction } from '#src/ui/use-action.ts'
import { ActionFailure } from '../action-failure.tsx'
import { useOperate } from '../operate-context.ts'
import { newsletterPath } from '../paths.ts'
import { go } from '../place.ts'
import table from '../folding-table.module.css'
import styles from './newsletter.module.css'
import type { NewsletterWanted } from './newsletter-wanted.ts'
import { RemoveAddress } from './remove-address.tsx'
import { SignUpRow } from './sign-up-row.tsx'

type SignUpListProps = {
  first: SignUpsAnswer
  wanted: NewsletterWanted
  brands: NewsletterCounts['brands']
  onRemoved: () => void
}

const keyOf = ({ brandId, email, tag }: ListedSignUp) => JSON.stringify([brandId, email, tag])
const columns = ['email', 'name', 'newsletter', 'signedUp', 'confirmed', 'remove'] as const

/** The people who match, and the way to more of them. */
export function SignUpList({ first, wanted, brands, onRemoved }: SignUpListProps) {
  const t = useText()
  const { data } = useOperate()
  const action = useAction()
  const [rows, setRows] = useState<readonly ListedSignUp[]>(first.results)
  const [next, setNext] = useState(first.next)
  const [asked, setAsked] = useState<string | null>(null)
  const readOn = () =>
    action.run(async () => {
      if (next === null) return
      const page = await data.newsletter.list({ ...wanted, after: next })
      const known = new Set(rows.map(keyOf))
      const more = page.results.filter((row) => !known.has(keyOf(row)))
      setRows([...rows, ...more])
      setNext(page.next)
      announce(t('operate-newsletter.count', { count: rows.length + more.length }))
    })
  const take = (email: string) => {
    setAsked(null)
    setRows((before) => before.filter((row) => row.email !== email))
    announce(t('operate-newsletter.remove.done', { email }))
    onRemoved()
  }
  return (
    <>
      {rows.length === 0 && next === null ? (
        <Nothing isFiltered={Object.keys(wanted).length > 0} />
      ) : (
        <table
          className={clsx(table.table, styles.people)}
          aria-label={t('operate-newsletter.counts.signedUp')}
        >
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {t(`operate-newsletter.columns.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <SignUpRow
                key={keyOf(row)}
                {...{ row, brands }}
                onRemove={() => setAsked(row.email)}
              />
            ))}
          </tbody>
        </table>
      )}
      <ActionFailure action={action} />
      {next !== null && (
        <Button variant="secondary" busy={action.busy} onClick={readOn} className={styles.more}>
          {t('operate-newsletter.more')}
        </Button>
      )}
      {asked !== null && (
        <RemoveAddress email={asked} onRemoved={take} onClose={() => setAsked(null)} />
      )}
    </>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const t = useText()
  if (!isFiltered)
    return (
      <EmptyState title={t('operate-newsletter.none')}>
        {t('operate-newsletter.noneText')}
      </EmptyState>
    )
  return (
    <EmptyState
      title={t('operate-newsletter.noMatch')}
      action={
        <Button variant="secondary" onClick={() => go(newsletterPath)}>
          {t('operate-newsletter.clear')}
        </Button>
      }
    >
      {t('operate-newsletter.noMatchText')}
    </EmptyState>
  )
}
