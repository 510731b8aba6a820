import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useText } from '#src/i18n/text-context.ts'
import { focusMain } from '#src/lib/focus-main.ts'
import { isComposing } from '#src/lib/is-composing.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { announce } from '#src/ui/status-store.ts'
import { draggedPlace } from './dragged-place.ts'
import { moved } from './moved.ts'
import styles from './ordered-list.module.css'
import { withKeys } from './row-keys.ts'

type OrderedListProps<T> = {
  /** Name of the list for assistive technology. */
  label: string
  items: readonly T[]
  /** What an entry is called where it is moved or removed. */
  nameOf: (item: T, index: number) => string
  /** Told at each step, while an entry is dragged too. */
  onChange: (items: readonly T[]) => void
  /** Told once an entry has come to its place. */
  onMoved?: ((items: readonly T[], index: number) => void) | undefined
  /** Which entries can be moved; left out: all. */
  mayMove?: ((item: T) => boolean) | undefined
  /** Whether entries are removed here. */
  canRemove?: boolean | undefined
  /** In place of the plain name. */
  renderName?: ((item: T, name: string) => ReactNode) | undefined
  /** What a row has besides its name. */
  children?: (item: T, index: number) => ReactNode
}

/**
 * Entries whose order counts. Each is dragged by its handle, or moved by its two buttons, on which the arrow keys
 * move it too: the focus goes along, and the new place is read out.
 */
export function OrderedList<T>(props: OrderedListProps<T>) {
  const t = useText()
  const { label, items, nameOf, onChange, onMoved, mayMove, canRemove = true } = props
  const { renderName, children } = props
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const dragged = useRef<number | null>(null)
  const begunAt = useRef<number | null>(null)
  const [rows, setRows] = useState(() => withKeys({ items: [], keys: [] }, items))
  const { keys } = rows.items === items ? rows : withKeys(rows, items)
  if (rows.items !== items) setRows({ items, keys })

  /** Changes the list here, where it is known which row goes where. */
  function put(next: readonly T[], nextKeys: readonly number[]) {
    setRows({ items: next, keys: nextKeys })
    onChange(next)
  }

  function move(from: number, to: number) {
    const item = items[from]
    if (item === undefined || to < 0 || to >= items.length || from === to) return
    // At once: the next look at the rows and their focus has to find them at their new places.
    flushSync(() => put(moved(items, from, to), moved(keys, from, to)))
    const place = { name: nameOf(item, from), place: to + 1, count: items.length }
    announce(t('operate-brands.list.moved', place))
  }

  function step(from: number, by: 1 | -1) {
    const to = from + by
    if (to < 0 || to >= items.length) return
    move(from, to)
    onMoved?.(moved(items, from, to), to)
    // At an end, the button for that way cannot be pressed any more.
    const isAtEnd = by < 0 ? to === 0 : to === items.length - 1
    const way = isAtEnd === by > 0 ? 'up' : 'down'
    document.getElementById(`${id}-${keys[from]}-${way}`)?.focus()
  }

  function press(event: KeyboardEvent, index: number) {
    if (isComposing(event.nativeEvent)) return
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    step(index, event.key === 'ArrowUp' ? -1 : 1)
  }

  function drag({ clientY }: PointerEvent) {
    const from = dragged.current
    if (from === null) return
    const lines = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect())
    const to = draggedPlace(lines, from, clientY)
    if (to === from) return
    dragged.current = to
    move(from, to)
  }

  function drop() {
    const to = dragged.current
    dragged.current = null
    if (to !== null && to !== begunAt.current) onMoved?.(items, to)
  }

  function remove(item: T, index: number) {
    const isLeft = (_: unknown, at: number) => at !== index
    put(items.filter(isLeft), keys.filter(isLeft))
    announce(t('operate-brands.list.removed', { name: nameOf(item, index) }))
    focusMain()
  }

  return (
    <ol
      className={styles.list}
      ref={list}
      aria-label={label}
      onPointerMove={drag}
      onLostPointerCapture={drop}
    >
      {items.map((item, index) => {
        const name = nameOf(item, index)
        const isMovable = mayMove?.(item) ?? true
        return (
          <li key={keys[index]} className={styles.item}>
            <span
              className={isMovable ? styles.handle : undefined}
              aria-hidden
              {...(isMovable && {
                onPointerDown: (event: PointerEvent) => {
                  event.preventDefault()
                  // The list keeps the pointer: a row that is moved would lose it.
                  list.current?.setPointerCapture(event.pointerId)
                  dragged.current = index
                  begunAt.current = index
                },
              })}
            >
              {isMovable && <Icon drawing={icons.grip} />}
            </span>
            <p className={styles.name} dir="auto">
              {renderName ? renderName(item, name) : name}
            </p>
            <div className={styles.ways}>
              {(isMovable ? (['up', 'down'] as const) : []).map((way) => (
                <button
                  key={way}
                  type="button"
                  id={`${id}-${keys[index]}-${way}`}
                  className={styles.way}
                  aria-disabled={index === (way === 'up' ? 0 : items.length - 1) || undefined}
                  onClick={() => step(index, way === 'up' ? -1 : 1)}
                  onKeyDown={(event) => press(event, index)}
                >
                  <Icon
                    drawing={way === 'up' ? icons.chevronUp : icons.chevronDown}
                    label={t(`operate-brands.list.${way}`, { name })}
                  />
                </button>
              ))}
              {canRemove && (
                <button type="button" className={styles.way} onClick={() => remove(item, index)}>
                  <Icon drawing={icons.trash} label={t('operate-brands.list.remove', { name })} />
                </button>
              )}
            </div>
            {children && <div className={styles.content}>{children(item, index)}</div>}
          </li>
        )
      })}
    </ol>
  )
}
