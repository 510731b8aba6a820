import { useRef } from 'react'
import type { RowDecision, VendorRow } from '#src/contract/buyers/vendor-row.ts'
import { countFormat } from '#src/i18n/count-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import * as icons from '#src/ui/icons.ts'
import { announce } from '#src/ui/status-store.ts'
import { useAction } from '#src/ui/use-action.ts'
import common from './lists.module.css'
import styles from './rows.module.css'
import { RowCandidate } from './row-candidate.tsx'

type RowItemProps = {
  row: VendorRow
  mayEdit: boolean
  /** Rejects with a ProblemError. */
  decide: (decision: RowDecision) => Promise<VendorRow>
}

const looks = {
  match: { tone: 'positive', icon: icons.check },
  possible: { tone: 'warning', icon: icons.info },
  none: { tone: 'neutral', icon: icons.minus },
} as const

/** A row of a list: what it says, whom it means or may mean and why, and what an editor says about it. */
export function RowItem({ row, mayEdit, decide }: RowItemProps) {
  const { t, language } = useTexts()
  const item = useRef<HTMLLIElement>(null)
  const action = useAction()
  const { at, said, amount, outcome, isDecided, supplier, candidates, repeats } = row
  const name = said.name || said.numbers[0] || said.domains[0] || String(at)
  const facts = [
    ...[said.vendorNumber, ...said.numbers, said.town, said.country, ...said.domains],
    amount === null ? '' : countFormat(language).format(amount),
  ].filter(Boolean)
  const run = (decision: RowDecision) =>
    action.run(async () => {
      const decided = await decide(decision)
      announce(
        decided.isDecided
          ? t('buying.vendors.row.saved', { name })
          : t('buying.vendors.row.undone', { name }),
      )
      // The button that was pressed is gone: the row says what became of it.
      item.current?.focus()
    })
  const isOpen = mayEdit && !isDecided && outcome === 'possible'
  return (
    <li ref={item} className={styles.row} data-outcome={outcome} tabIndex={-1}>
      <div className={styles.said}>
        <h3>
          <span dir="auto">{name}</span>
        </h3>
        <p className={styles.facts}>
          {facts.map((fact) => (
            <span key={fact} dir="auto">
              {fact}
            </span>
          ))}
        </p>
        <p className={common.small}>
          {t('buying.vendors.row.at', { row: at })}
          {repeats !== null && (
            <span className={styles.repeats}>
              {t('buying.vendors.row.repeats', { row: repeats })}
            </span>
          )}
        </p>
      </div>
      <div className={styles.found}>
        <p className={styles.verdict}>
          <Chip {...looks[outcome]}>
            {isDecided
              ? t(`buying.vendors.decided.${outcome}`)
              : t(`buying.vendors.outcomes.${outcome}`)}
          </Chip>
        </p>
        {candidates.length > 0 && (
          <ul className={styles.candidates}>
            {candidates
              .filter(({ key }) => outcome !== 'match' || key === supplier)
              .map((candidate) => (
                <RowCandidate key={candidate.key} candidate={candidate}>
                  {isOpen && (
                    <Button
                      variant="secondary"
                      busy={action.busy}
                      aria-label={t('buying.vendors.row.thisOf', {
                        ...{ name, supplier: candidate.name },
                      })}
                      onClick={() => run({ kind: 'supplier', key: candidate.key })}
                    >
                      {t('buying.vendors.row.this')}
                    </Button>
                  )}
                </RowCandidate>
              ))}
          </ul>
        )}
        {mayEdit && candidates.length > 0 && (
          <p className={common.actions}>
            {isDecided ? (
              <Button
                variant="quiet"
                busy={action.busy}
                aria-label={t('buying.vendors.row.undoOf', { name })}
                onClick={() => run({ kind: 'undo' })}
              >
                {t('buying.card.undo')}
              </Button>
            ) : (
              <Button
                variant="quiet"
                busy={action.busy}
                aria-label={
                  outcome === 'match'
                    ? t('buying.vendors.row.wrongOf', { name })
                    : t('buying.vendors.row.noneOf', { name })
                }
                onClick={() => run({ kind: 'none' })}
              >
                {outcome === 'match' ? t('buying.vendors.row.wrong') : t('buying.vendors.row.none')}
              </Button>
            )}
          </p>
        )}
        {action.error && <Banner tone="critical" title={action.error} />}
      </div>
    </li>
  )
}
