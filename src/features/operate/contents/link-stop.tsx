import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'

type LinkStopProps = {
  className?: string | undefined
  style?: CSSProperties | undefined
  children: ReactNode
}

/** A part whose links lead nowhere: they are for readers elsewhere, and would take the editor out of the form. */
export function LinkStop({ className, style, children }: LinkStopProps) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const stop = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
    }
    const own = part.current
    // The second button of a mouse opens a tab by `auxclick`.
    for (const press of ['click', 'auxclick']) own?.addEventListener(press, stop)
    return () => {
      for (const press of ['click', 'auxclick']) own?.removeEventListener(press, stop)
    }
  }, [])
  return (
    <div ref={part} className={className} style={style}>
      {children}
    </div>
  )
}
