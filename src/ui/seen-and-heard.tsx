import { RichText } from '../i18n/rich-text.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

type SeenAndHeardProps = {
  /** A message whose `<seen>` is drawn, and whose `<heard>` only a screen reader says. */
  text: string
}

const renderTags = {
  seen: (words: string) => <span>{words}</span>,
  heard: (words: string) => <VisuallyHidden>{words}</VisuallyHidden>,
}

/** The words of a control that need more context when they are heard alone. */
export function SeenAndHeard({ text }: SeenAndHeardProps) {
  return <RichText text={text} renderTags={renderTags} />
}
