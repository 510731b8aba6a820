import { type SubmitEvent, useState } from 'react'
import * as v from 'valibot'
import type { VendorListDetails } from '#src/contract/buyers/vendor-list.ts'
import type { ColumnMeaning } from '#src/contract/vendors/vendor-column.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { announce } from '#src/ui/status-store.ts'
import { useAction } from '#src/ui/use-action.ts'
import { useBuying } from '../buying-context.ts'
import { useKeptForm } from '#src/data/use-kept-form.ts'
import styles from './steps.module.css'
import { MappedColumn } from './mapped-column.tsx'

type MappingFormProps = {
  list: VendorListDetails
  onStarted: (now: VendorListDetails) => void
}

const kept = v.object({ columns: v.array(v.string()) })
type Typed = v.InferOutput<typeof kept>

/** By one of these at least a vendor can be found. */
const telling = ['name', 'number', 'identifier', 'website']
const kindOf = (chosen: string) => chosen.split(':')[0] ?? ''

const valueOf = (meaning: ColumnMeaning) =>
  meaning.kind === 'identifier' ? `identifier:${meaning.typeId}` : meaning.kind
const meaningOf = (value: string) =>
  (value.startsWith('identifier:')
    ? { kind: 'identifier', typeId: value.slice('identifier:'.length) }
    : { kind: value }) as ColumnMeaning

/** Says what each column has: what was guessed, how sure that is, and what a person makes of it. */
export function MappingForm({ list, onStarted }: MappingFormProps) {
  const t = useText()
  const { buyers, buyer, forms } = useBuying()
  const { id, columns, state, rows } = list
  const action = useAction()
  const guessed: Typed = { columns: columns.map(({ meaning }) => valueOf(meaning)) }
  const form = useKeptForm(forms, `vendor list ${id}`, guessed, (stored) => {
    const read = v.safeParse(kept, stored)
    return read.success && read.output.columns.length === columns.length ? read.output : null
  })
  const chosen = form.typed.columns
  const [wasTried, setTried] = useState(false)
  const hasTelling = chosen.some((one) => telling.includes(kindOf(one)))
  const twice = (['country', 'spend'] as const).find(
    (kind) => chosen.filter((one) => one === kind).length > 1,
  )
  const fault = !hasTelling
    ? t('buying.vendors.mapping.noTelling')
    : twice && t('buying.vendors.mapping.twice', { kind: t(`buying.vendors.kinds.${twice}`) })
  const isKnown = columns.length > 0 && columns.every(({ certainty }) => certainty === null)
  function submit(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    if (fault) {
      document.getElementById('mapping-fault')?.focus()
      return
    }
    action.run(async () => {
      const body = chosen.map(meaningOf)
      const now = await buyers.vendors.start({ buyer: buyer.slug, id }, body)
      form.done()
      announce(t('buying.vendors.mapping.started'))
      onStarted(now)
    })
  }
  return (
    <form className={styles.mapping} onSubmit={submit} noValidate>
      {state === 'cancelled' && (
        <Banner tone="warning" title={t('buying.vendors.mapping.cancelled')} />
      )}
      <header>
        <h2>{t('buying.vendors.mapping.title')}</h2>
        <p>
          {isKnown ? t('buying.vendors.mapping.known') : t('buying.vendors.mapping.lead')}{' '}
          {rows !== null && t('buying.vendors.rowCount', { count: rows })}
        </p>
      </header>
      <div id="mapping-fault" tabIndex={-1}>
        {fault && <Banner tone={wasTried ? 'critical' : 'warning'} title={fault} />}
      </div>
      <ol className={styles.columns}>
        {columns.map((column, at) => (
          <MappedColumn
            // oxlint-disable-next-line react/no-array-index-key -- columns never move, and may be called alike
            key={at}
            {...{ column, at, numberKinds: list.numberKinds, value: chosen[at] ?? 'other' }}
            isGuess={chosen[at] === guessed.columns[at]}
            onChange={(value) => form.change({ columns: chosen.with(at, value) })}
          />
        ))}
      </ol>
      {action.error && <Banner tone="critical" title={action.error} />}
      <Button type="submit" variant="primary" busy={action.busy}>
        {t('buying.vendors.mapping.start')}
      </Button>
    </form>
  )
}
