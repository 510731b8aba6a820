import type { ComponentProps, MouseEvent } from 'react'
import { go } from './place.ts'

/** A link within the console, which does not load the page anew. */
export function ConsoleLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  function follow(event: MouseEvent) {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey)
    if (event.defaultPrevented || event.altKey || !isPlain) return
    event.preventDefault()
    go(href)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is the caller's
    <a {...rest} href={href} onClick={follow} />
  )
}
