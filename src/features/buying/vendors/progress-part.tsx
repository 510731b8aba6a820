import { useEffect, useEffectEvent } from 'react'
import type { VendorListDetails } from '#src/contract/buyers/vendor-list.ts'
import { countFormat } from '#src/i18n/count-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { announce } from '#src/ui/status-store.ts'
import { useAction } from '#src/ui/use-action.ts'
import { useBuying } from '../buying-context.ts'
import common from './lists.module.css'
import styles from './steps.module.css'

type ProgressPartProps = {
  list: VendorListDetails
  mayEdit: boolean
  onCancelled: (now: VendorListDetails) => void
}

/** How far a list is while a process works on it, or will. */
export function ProgressPart({ list, mayEdit, onCancelled }: ProgressPartProps) {
  const { t, language } = useTexts()
  const { buyers, buyer } = useBuying()
  const action = useAction()
  const { id, state, rows, checked, ahead } = list
  const isMatching = state === 'matching' && rows !== null
  const text =
    state === 'reading'
      ? t('buying.vendors.progress.reading')
      : isMatching
        ? t('buying.vendors.progress.matching')
        : t('buying.vendors.progress.waiting')
  const count = (value: number) => countFormat(language).format(value)
  const quarter = isMatching && rows > 0 ? Math.floor((4 * checked) / rows) : 0
  const tell = useEffectEvent(() =>
    announce(
      isMatching
        ? t('buying.vendors.progress.of', { checked: count(checked), rows: count(rows) })
        : text,
    ),
  )
  // Whoever hears the page is told a few times, not with every answer.
  useEffect(() => tell(), [state, quarter])
  const cancel = () =>
    action.run(async () => {
      onCancelled(await buyers.vendors.cancel({ buyer: buyer.slug, id }))
      announce(t('buying.vendors.progress.cancelled'))
    })
  return (
    <section className={styles.progress} aria-label={t('buying.vendors.progress.title')}>
      <p className={styles.progressText}>{text}</p>
      {isMatching ? (
        <>
          <progress value={checked} max={Math.max(1, rows)} aria-label={text} />
          <p>{t('buying.vendors.progress.of', { checked: count(checked), rows: count(rows) })}</p>
        </>
      ) : (
        <progress aria-label={text} />
      )}
      {ahead > 0 && <p>{t('buying.vendors.progress.ahead', { count: count(ahead) })}</p>}
      <p className={common.small}>{t('buying.vendors.progress.leave')}</p>
      {mayEdit && state !== 'reading' && (
        <Button variant="secondary" busy={action.busy} onClick={cancel}>
          {t('buying.vendors.progress.cancel')}
        </Button>
      )}
      {action.error && <Banner tone="critical" title={action.error} />}
    </section>
  )
}
