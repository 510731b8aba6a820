import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { isComposing } from '../lib/is-composing.ts'

type Inputs<T> = {
  query: string
  isLongEnough: (query: string) => boolean
  options: readonly T[]
  onQueryChange: (query: string) => void
  onChoose: (option: T) => void
  retainsText?: boolean | undefined
  onBlur?: (() => void) | undefined
}

/** What moves in a combobox: whether its list shows and which option is active (-1: none). */
export function useCombobox<T>({
  query,
  isLongEnough,
  options,
  onQueryChange,
  onChoose,
  retainsText = false,
  onBlur,
}: Inputs<T>) {
  const listId = useId()
  const root = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState(false)
  const [active, setActive] = useState(-1)
  const open = wanted && isLongEnough(query)
  const current = open && active < options.length ? active : -1
  const optionId = (index: number) => `${listId}-${index}`

  useEffect(() => {
    if (current < 0) return
    document.getElementById(`${listId}-${current}`)?.scrollIntoView({ block: 'nearest' })
  }, [current, listId])

  function close() {
    setWanted(false)
    setActive(-1)
  }

  function choose(option: T) {
    close()
    onChoose(option)
  }

  function move(step: 1 | -1) {
    setWanted(true)
    if (options.length === 0) return
    const from = current < 0 && step < 0 ? options.length : current
    setActive((from + step + options.length) % options.length)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Enter that ends an input method's composition is not a choice.
    if (isComposing(event.nativeEvent)) return
    const chosen = current < 0 ? undefined : options[current]
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && chosen !== undefined) choose(chosen)
    else if (event.key === 'Escape' && open) close()
    else if (event.key === 'Escape' && query && !retainsText) onQueryChange('')
    else if (event.key !== 'Enter' || !open) return
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    listId,
    root,
    open,
    active: current,
    activeId: current < 0 ? undefined : optionId(current),
    optionId,
    choose,
    activate: setActive,
    show: () => setWanted(true),
    onKeyDown,
    onBlur() {
      close()
      onBlur?.()
    },
    type(text: string) {
      setWanted(true)
      setActive(-1)
      onQueryChange(text)
    },
  }
}

export type ComboboxState<T> = ReturnType<typeof useCombobox<T>>
