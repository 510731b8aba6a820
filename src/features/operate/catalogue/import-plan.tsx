import { useState } from 'react'
import type { FileFault, FilePlan, PlannedRow } from '#src/contract/operate/catalogue.ts'
import { problemSentence } from '#src/i18n/problem-sentence.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import screen from '../console-screen.module.css'
import table from '../folding-table.module.css'
import styles from './catalogue.module.css'

/** Rows that are drawn at first, and with each press on the button below them. */
const atOnce = 100

type ImportPlanProps = { name: string; plan: FilePlan; isBusy: boolean; onTake: () => void }

/** What a file would change, or what is wrong with it. */
export function ImportPlan({ name, plan, isBusy, onTake }: ImportPlanProps) {
  const { t } = useTexts()
  const { rows, unchanged, faults, hasMoreFaults } = plan
  const [shown, setShown] = useState(atOnce)
  return (
    <section aria-labelledby="import-plan" className={styles.part}>
      <h2 id="import-plan" className={screen.subtitle} dir="auto">
        {name}
      </h2>
      {faults.length > 0 && (
        <>
          <p>
            {t('operate-catalogue.faultCount', { count: faults.length })}{' '}
            {hasMoreFaults && t('operate-catalogue.moreFaults')} {t('operate-catalogue.faulty')}
          </p>
          <FaultTable faults={faults} />
        </>
      )}
      <p>
        {t('operate-catalogue.changeCount', { count: rows.length })}{' '}
        {t('operate-catalogue.unchangedCount', { count: unchanged })}
      </p>
      {faults.length === 0 && rows.length > 0 && (
        <p>
          <Button variant="primary" busy={isBusy} onClick={onTake}>
            {t('operate-catalogue.take', { count: rows.length })}
          </Button>
        </p>
      )}
      {rows.length > 0 && <RowTable rows={rows.slice(0, shown)} />}
      {rows.length > shown && (
        <Button variant="secondary" onClick={() => setShown(shown + atOnce)}>
          {t('operate-catalogue.more', { count: rows.length - shown })}
        </Button>
      )}
    </section>
  )
}

function FaultTable({ faults }: { faults: readonly FileFault[] }) {
  const texts = useTexts()
  const { t } = texts
  const wordsOf = ({ column, code, reason, params, message }: FileFault) =>
    problemSentence(texts, {
      ...{ code, message, reason: reason ?? undefined },
      params: { ...params, field: column ?? '' },
    })
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{t('operate-catalogue.line')}</th>
          <th scope="col">{t('operate-catalogue.column')}</th>
          <th scope="col">{t('operate-catalogue.fault')}</th>
        </tr>
      </thead>
      <tbody>
        {faults.map((fault) => (
          <tr key={`${fault.line} ${fault.column}`}>
            <td data-label={t('operate-catalogue.line')}>{fault.line}</td>
            <td data-label={t('operate-catalogue.column')}>
              <bdi dir="ltr">{fault.column ?? t('operate-catalogue.wholeRow')}</bdi>
            </td>
            <td data-label={t('operate-catalogue.fault')} dir="auto">
              {wordsOf(fault)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function RowTable({ rows }: { rows: readonly PlannedRow[] }) {
  const { t } = useTexts()
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{t('operate-catalogue.line')}</th>
          <th scope="col">{t('operate-catalogue.credential')}</th>
          <th scope="col">{t('operate-catalogue.becomes')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, id, isNew, cells }) => (
          <tr key={line}>
            <td data-label={t('operate-catalogue.line')}>{line}</td>
            <td data-label={t('operate-catalogue.credential')}>
              <bdi dir="ltr">{id}</bdi> {t(`operate-catalogue.${isNew ? 'isNew' : 'isChanged'}`)}
            </td>
            <td data-label={t('operate-catalogue.becomes')}>
              <ul className={styles.cells}>
                {cells
                  .filter(({ column }) => column !== 'id')
                  .map(({ column, was, becomes }) => (
                    <li key={column}>
                      <bdi dir="ltr" className={styles.id}>
                        {column}
                      </bdi>{' '}
                      {was !== '' && (
                        <>
                          <del>{was}</del>{' '}
                        </>
                      )}
                      <ins>{becomes || t('operate-catalogue.nothing')}</ins>
                    </li>
                  ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
