import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { type ShortlistItem, shortlistStatuses } from '#src/contract/buyers/shortlist.ts'
import type { ItemChange, Noted } from '#src/data/shortlists/item-change.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Field } from '#src/ui/field.tsx'
import { SeenAndHeard } from '#src/ui/seen-and-heard.tsx'
import { Select } from '#src/ui/select.tsx'
import { HeldLines } from './held-lines.tsx'
import { ItemNote } from './item-note.tsx'
import styles from './shortlist-item.module.css'

type ShortlistItemCardProps = {
  item: ShortlistItem
  change: ItemChange | undefined
  /** Whether it is chosen to be compared; null: it cannot be. */
  isChosen: boolean | null
  onChoose: (isChosen: boolean) => void
  /** Null: whoever looks may not. */
  onNote: ((noted: Noted) => void) | null
  /** Which objectives it serves. */
  fits: ReactNode
  /** What became of what was noted and is not sent. */
  state: ReactNode
  /** What else an editor can do. */
  children?: ReactNode
}

/** A supplier on a list: what its profile says, how far the buyer is with it, and what was noted. */
export function ShortlistItemCard(props: ShortlistItemCardProps) {
  const t = useText()
  const titleId = useId()
  const { item, change, isChosen, onChoose, onNote, fits, state, children } = props
  const { name, supplier, status } = item
  return (
    <li className={styles.item} aria-labelledby={titleId} data-gone={supplier ? undefined : ''}>
      <div className={styles.supplier}>
        <h2 id={titleId}>
          {supplier ? (
            <Link to="/organization/$slug" params={{ slug: supplier.slug }} dir="auto">
              {name}
            </Link>
          ) : (
            <span dir="auto">{name}</span>
          )}
        </h2>
        {supplier?.place && (
          <p className={styles.place}>
            <span dir="auto">{supplier.place}</span>
          </p>
        )}
        {supplier ? (
          <HeldLines supplier={supplier} />
        ) : (
          <p className={styles.quiet}>{t('buying.lists.gone')}</p>
        )}
        {supplier && (
          <Checkbox
            label={<SeenAndHeard text={t('buying.lists.compareOf', { name })} />}
            checked={isChosen ?? false}
            disabled={isChosen === null}
            onChange={onChoose}
          />
        )}
      </div>
      <div className={styles.own}>
        {onNote ? (
          <Field label={<SeenAndHeard text={t('buying.lists.statusOf', { name })} />}>
            {(aria) => (
              <Select
                {...aria}
                value={status}
                onChange={({ currentTarget: { value } }) => {
                  const to = shortlistStatuses.find((one) => one === value)
                  if (to) onNote({ status: to })
                }}
              >
                {shortlistStatuses.map((one) => (
                  <option key={one} value={one}>
                    {t(`buying.lists.statuses.${one}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ) : (
          <p>{t(`buying.lists.statuses.${status}`)}</p>
        )}
        <ItemNote item={item} change={change} onSave={onNote && ((note) => onNote({ note }))} />
        {state}
        {children && <div className={styles.row}>{children}</div>}
      </div>
      {fits}
    </li>
  )
}
