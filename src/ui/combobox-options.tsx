import { useCallback, useEffect, type CSSProperties, type ReactNode, type RefObject } from 'react'
import styles from './combobox.module.css'
import type { ComboboxState } from './use-combobox.ts'
import { useVirtualLines } from './use-virtual-lines.ts'

type ComboboxOptionsProps<T> = {
  query: string
  options: readonly T[]
  renderOption: (option: T) => ReactNode
  box: ComboboxState<T>
  /** The list around the options. */
  scroller: RefObject<HTMLDivElement | null>
}

/** The options in sight and the active one; each tells how many there are and which of them it is. */
export function ComboboxOptions<T>(props: ComboboxOptionsProps<T>) {
  const { options, query, renderOption, box, scroller } = props
  const keyOf = useCallback((index: number) => index, [])
  const lines = useVirtualLines({ scroller, count: options.length, pinned: box.active, keyOf })
  // Another query, another list: its best answers are at its top.
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 })
  }, [scroller, query])
  const size: CSSProperties = { blockSize: lines.size }
  return (
    <div role="presentation" className={styles.lines} style={size}>
      {lines.items.map(({ index, start }) => {
        const option = options[index]
        if (option === undefined) return null
        const place: CSSProperties = { translate: `0 ${start}px` }
        return (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the input has the focus and takes the keys
          <div
            key={index}
            ref={lines.measure}
            data-index={index}
            id={box.optionId(index)}
            role="option"
            aria-selected={index === box.active}
            aria-posinset={index + 1}
            aria-setsize={options.length}
            className={styles.option}
            style={place}
            // The input keeps its focus, so that its blur does not close the list first.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onPointerMove={() => box.activate(index)}
            onClick={() => box.choose(option)}
          >
            {renderOption(option)}
          </div>
        )
      })}
    </div>
  )
}
