import type { Texts } from '#src/i18n/texts.ts'
import { html } from '../markup/html.ts'
import type { Mail } from './mail.ts'

/**
 * A letter that says, in each of its forms, that it is only a test.
 * @param texts those of whoever gets it
 */
export function asTest(
  { subject, text, html: page, ...mail }: Mail,
  { t }: Pick<Texts, 't'>,
): Mail {
  const mark = t('operate-mails.test.mark')
  const shown = html`<p dir="auto" style="margin:0 0 16px;font:bold 16px/1.5 Arial,sans-serif">
    ${mark}
  </p>`.text
  return {
    ...mail,
    subject: t('operate-mails.test.subject', { subject }),
    text: `${mark}\n\n${text}`,
    // The one that the letter begins with: in whatever follows, and in the title, markup is escaped.
    html: page.replace(/<body[^>]*>/, (body) => `${body}${shown}`),
  }
}
