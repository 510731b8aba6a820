import { useRef, useState } from 'react'
import type { ListedBenefitClaim } from '#src/contract/operate/benefit-claims.ts'
import type { BenefitClaimsAnswer, BenefitClaimsFilters } from '#src/data/operate-data.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { announce } from '#src/ui/status-store.ts'
import { useAction } from '#src/ui/use-action.ts'
import { ActionFailure } from '../action-failure.tsx'
import { useOperate } from '../operate-context.ts'
import { useShortcuts } from '../use-shortcuts.ts'
import { BenefitRow } from './benefit-row.tsx'
import styles from './benefits-screen.module.css'

type BenefitClaimsProps = { first: BenefitClaimsAnswer; wanted: BenefitClaimsFilters }

/**
 * The claims that match, and the way to more of them. One that was noted stays where it is, so that a slip can be put
 * right in its place; the next look at the list is without it.
 */
export function BenefitClaims({ first, wanted }: BenefitClaimsProps) {
  const t = useText()
  const { data } = useOperate()
  const action = useAction()
  const list = useRef<HTMLUListElement>(null)
  const [rows, setRows] = useState<readonly ListedBenefitClaim[]>(first.results)
  const [next, setNext] = useState(first.next)
  const step = (by: 1 | -1) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = buttons.findIndex((button) => button === document.activeElement)
    buttons[at < 0 ? 0 : at + by]?.focus()
  }
  useShortcuts({ j: () => step(1), k: () => step(-1) })

  if (rows.length === 0)
    return wanted.state === 'passed' ? (
      <EmptyState title={t('operate-benefits.nonePassed')}>
        {t('operate-benefits.nonePassedText')}
      </EmptyState>
    ) : (
      <EmptyState title={t('operate-benefits.none')}>{t('operate-benefits.noneText')}</EmptyState>
    )
  const readOn = () =>
    action.run(async () => {
      if (next === null) return
      const page = await data.benefitClaims({ ...wanted, after: next })
      // One that was noted meanwhile may come again.
      const more = page.results.filter(({ ref }) => rows.every((row) => row.ref !== ref))
      setRows([...rows, ...more])
      setNext(page.next)
      announce(t('operate-benefits.count', { count: rows.length + more.length }))
    })
  return (
    <>
      <ul className={styles.list} ref={list}>
        {rows.map((claim) => (
          <BenefitRow
            key={claim.ref}
            claim={claim}
            onNoted={(noted) =>
              setRows((before) => before.map((one) => (one.ref === noted.ref ? noted : one)))
            }
          />
        ))}
      </ul>
      <ActionFailure action={action} />
      {next !== null && (
        <Button variant="secondary" busy={action.busy} onClick={readOn} className={styles.more}>
          {t('operate-benefits.more')}
        </Button>
      )}
    </>
  )
}
