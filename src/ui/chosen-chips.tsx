import { useText } from '../i18n/text-context.ts'
import { Chip } from './chip.tsx'
import styles from './chosen-chips.module.css'

type ChosenChipsProps = {
  /** Name of the list for assistive technology. */
  label: string
  items: readonly { readonly id: string; readonly name: string }[]
  onRemove: (id: string) => void
  /** Id of what takes the focus once a chip is gone. */
  focusAfterId: string
}

/** What is chosen, each to be taken away again. */
export function ChosenChips({ label, items, onRemove, focusAfterId }: ChosenChipsProps) {
  const t = useText()
  if (items.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={label}>
      {items.map(({ id, name }) => (
        <li key={id}>
          <Chip
            tone="neutral"
            removeLabel={t('controls.remove', { name })}
            onRemove={() => {
              onRemove(id)
              document.getElementById(focusAfterId)?.focus()
            }}
          >
            <span dir="auto">{name}</span>
          </Chip>
        </li>
      ))}
    </ul>
  )
}
