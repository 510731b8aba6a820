import { type CSSProperties, useCallback, useEffect, useEffectEvent, useRef } from 'react'
import type { Language } from '#src/i18n/languages.ts'
import { useText } from '#src/i18n/text-context.ts'
import { useVirtualLines } from '#src/ui/use-virtual-lines.ts'
import styles from './text-list.module.css'
import type { TextLine } from './text-lines.ts'
import { TextRow } from './text-row.tsx'

type TextListProps = {
  lines: readonly TextLine[]
  language: Language
  open: string | null
  onOpen: (id: string | null) => void
  onChange: (id: string, words: string | undefined) => void
}

/** A thousand texts, of which those in sight are drawn, and the one that is open wherever it is. */
export function TextList({ lines, language, open, onOpen, onChange }: TextListProps) {
  const t = useText()
  const scroller = useRef<HTMLDivElement>(null)
  const openAt = lines.findIndex(({ id }) => id === open)
  const keyOf = useCallback((at: number) => lines[at]?.id ?? at, [lines])
  const { items, size, measure, scrollTo } = useVirtualLines({
    scroller,
    count: lines.length,
    pinned: openAt,
    keyOf,
  })
  // The address may name one that is far below; whoever presses one has it in sight.
  const showOpen = useEffectEvent(() => {
    if (openAt > 0) scrollTo(openAt)
  })
  useEffect(() => showOpen(), [])
  const height: CSSProperties & { '--lines': string } = { '--lines': `${size}px` }
  return (
    <div ref={scroller} className={styles.scroller} style={height}>
      <ul className={styles.lines} aria-label={t('operate-texts.list')}>
        {items.map(({ index, start }) => {
          const line = lines[index]
          if (!line) return null
          const { id } = line
          return (
            <TextRow
              key={id}
              ref={measure}
              {...{ line, language, index, start }}
              count={lines.length}
              isOpen={id === open}
              onToggle={() => onOpen(id === open ? null : id)}
              onChange={(words) => onChange(id, words)}
            />
          )
        })}
      </ul>
    </div>
  )
}
