import { Fragment, type ReactNode } from 'react'

type RichTextProps = {
  /** A message with tags, which do not nest. */
  text: string
  /** Makes the element of each tag of what stands within it. */
  renderTags: Readonly<Record<string, (inner: string) => ReactNode>>
}

/** A sentence with elements in it, in the order that its language needs. */
export function RichText({ text, renderTags }: RichTextProps): ReactNode {
  // Text, then the name of a tag and what stands within it, then text again.
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/s)
  return parts.map((part, at) => {
    const inner = parts[at + 1] ?? ''
    if (at % 3 === 2) return null
    return <Fragment key={at}>{at % 3 ? (renderTags[part]?.(inner) ?? inner) : part}</Fragment>
  })
}
