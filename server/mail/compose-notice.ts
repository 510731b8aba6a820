import type { Brand } from '#src/contract/brand.ts'
import { html } from '../markup/html.ts'
import type { Mail } from './mail.ts'

/** What the operator of the portal should know. */
export type Notice = {
  to: string
  brand: Pick<Brand, 'name'>
  subject: string
  /** What has happened, one sentence. */
  reason: string
  /** What there is to know of it, line by line. */
  facts: readonly (readonly [name: string, value: string])[]
}

/** A notice as plain text and as escaped HTML with the same words. */
export function composeNotice({ to, brand, subject, reason, facts }: Notice): Mail {
  const lines = facts.map(([name, value]) => `${name}: ${value}`)
  return {
    to,
    subject: `${subject} · ${brand.name}`,
    text: [reason, lines.join('\n'), brand.name].join('\n\n'),
    html: html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <title>${subject}</title>
        </head>
        <body>
          <p>${reason}</p>
          <ul>
            ${lines.map((line) => html`<li>${line}</li>`)}
          </ul>
          <p>${brand.name}</p>
        </body>
      </html>`.text,
  }
}
