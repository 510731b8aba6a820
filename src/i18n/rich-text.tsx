import { Fragment, type ReactNode } from 'react'

/** A part of a message between tags, such as `<link>Terms</link>`. */
const tagged = /<(\w+)>(.*?)<\/\1>/s

type RichTextProps = {
  /** A message with tags, which do not nest. */
  text: string
  /** Makes the element of each tag of what stands within it. */
  tags: Readonly<Record<string, (inner: string) => ReactNode>>
}

/** A sentence with elements in it, in the order that its language needs. */
export function RichText({ text, tags }: RichTextProps): ReactNode {
  const found = tagged.exec(text)
  const [whole, name = '', inner = ''] = found ?? []
  if (!found || whole === undefined) return text
  return (
    <Fragment>
      {text.slice(0, found.index)}
      {tags[name]?.(inner) ?? inner}
      <RichText text={text.slice(found.index + whole.length)} tags={tags} />
    </Fragment>
  )
}
