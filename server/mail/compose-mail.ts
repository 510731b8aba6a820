import { html, type Html } from '../markup/html.ts'
import type { Mail } from './mailer.ts'

export type Letter = {
  to: string
  /** Name of the brand whose portal sends it. */
  brandName: string
  subject: string
  greetingName: string
  /** What it is about, one sentence. */
  reason: string
  action: { label: string; url: string }
  /** How long the link lives and what to do when the mail is not expected. */
  notes: readonly string[]
}

/** One letter as plain text and as escaped HTML with the same words. */
export function composeMail(letter: Letter): Mail {
  const greeting = `Hello ${letter.greetingName},`
  return {
    to: letter.to,
    subject: `${letter.subject} · ${letter.brandName}`,
    text: [
      greeting,
      letter.reason,
      `${letter.action.label}:\n${letter.action.url}`,
      ...letter.notes,
      letter.brandName,
    ].join('\n\n'),
    html: composeHtml(letter, greeting).text,
  }
}

/** Mail programs know neither style sheets nor custom properties, so the style travels inline. */
function composeHtml(letter: Letter, greeting: string): Html {
  const paragraph = 'margin:0 0 16px;font:16px/1.5 Georgia,serif;color:CanvasText'
  const button =
    'display:inline-block;padding:12px 20px;border:2px solid CanvasText;border-radius:6px;' +
    'font:bold 16px/1.25 Arial,sans-serif;color:CanvasText;text-decoration:none'
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${letter.subject}</title>
      </head>
      <body style="margin:0;padding:24px">
        <div style="max-width:560px;margin:0 auto">
          <p style="${paragraph};font-weight:bold">${letter.brandName}</p>
          <p style="${paragraph}">${greeting}</p>
          <p style="${paragraph}">${letter.reason}</p>
          <p style="margin:0 0 24px">
            <a style="${button}" href="${letter.action.url}">${letter.action.label}</a>
          </p>
          <p style="${paragraph};word-break:break-all">
            Or open this address:<br />${letter.action.url}
          </p>
          ${letter.notes.map((note) => html`<p style="${paragraph}">${note}</p>`)}
        </div>
      </body>
    </html>`
}
