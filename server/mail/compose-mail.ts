import { deriveColours } from '#src/brand/derive.ts'
import type { Brand } from '#src/contract/brand.ts'
import { directionOf } from '#src/i18n/languages.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { html, type Html } from '../markup/html.ts'
import type { Mail } from './mail.ts'

type Link = { label: string; url: string }
type Section = {
  title: string
  lines: readonly string[]
  /** What holds for all of them. */
  note: string
  /** Null where the letter's own action leads there. */
  link: Link | null
}

export type Letter = {
  to: string
  /** Whose portal sends it: name and colours. */
  brand: Pick<Brand, 'name' | 'brandColors'>
  /** Those of the language that the letter is written in. */
  texts: Texts
  subject: string
  /** Without it the greeting has no name. */
  greetingName?: string
  /** The whole greeting, in place of one by name. */
  greeting?: string
  /** What it is about, one sentence. */
  reason: string
  /** What it tells of each thing that it is about. */
  sections?: readonly Section[]
  /** Words of another person, shown as theirs: as text, never as markup or links. */
  quote?: string
  action: Link
  /** How long the link lives and what to do when the mail is not expected. */
  notes: readonly string[]
}

/** One letter as plain text and as escaped HTML with the same words. */
export function composeMail(letter: Letter): Mail {
  const { brand, action } = letter
  const greeting = letter.greeting ?? greetingOf(letter)
  const quoted = letter.quote?.split('\n') ?? []
  return {
    to: letter.to,
    subject: `${letter.subject} · ${brand.name}`,
    text: [
      greeting,
      letter.reason,
      ...(letter.sections ?? []).map(sectionText),
      ...(letter.quote ? [quoted.map((line) => `> ${line}`.trimEnd()).join('\n')] : []),
      `${action.label}:\n${action.url}`,
      ...letter.notes,
      brand.name,
    ].join('\n\n'),
    html: composeHtml(letter, greeting, quoted).text,
  }
}

function sectionText({ title, lines, note, link }: Section): string {
  const rest = link ? [`${link.label}:`, link.url] : []
  return [title, ...lines.map((line) => `- ${line}`), note, ...rest].join('\n')
}

function greetingOf({ texts: { t }, greetingName: name }: Letter): string {
  return name ? t('mail.hello', { name }) : t('mail.helloAll')
}

/** Mail programs know neither style sheets nor custom properties, so the style travels inline. */
function composeHtml(letter: Letter, greeting: string, quoted: readonly string[]): Html {
  const { tokens } = deriveColours(letter.brand.brandColors)
  const { t, language } = letter.texts
  const direction = directionOf(language)
  // Mail programs do not know `border-inline-start` either.
  const start = direction === 'rtl' ? 'right' : 'left'
  const font = "font-family:'Public Sans',Arial,sans-serif"
  const text = `margin:0 0 16px;font-size:16px;line-height:1.6;${font};color:${tokens['ink-1']}`
  const small =
    `margin:0 0 8px;font-size:14px;line-height:1.5;${font};color:${tokens['ink-3']};` +
    'overflow-wrap:anywhere;word-break:break-word'
  const quote =
    `margin:0 0 16px;padding:4px 0;padding-${start}:16px;border-${start}:3px solid ${tokens['accent']};` +
    `font-size:16px;line-height:1.6;${font};color:${tokens['ink-1']};overflow-wrap:anywhere`
  const button =
    `display:inline-block;padding:14px 24px;border-radius:8px;background:${tokens['accent']};` +
    `color:${tokens['on-accent']};font-size:16px;font-weight:bold;line-height:1.25;${font};text-decoration:none`
  return html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${letter.subject}</title>
      </head>
      <body style="margin:0;padding:24px 12px;background:${tokens['surface-1']}">
        <div
          dir="${direction}"
          style="max-width:560px;margin:0 auto;padding:32px 24px;border-top:6px solid ${
            tokens['accent']
          };background:${tokens['surface-2']}"
        >
          <p style="${text};font-family:Georgia,serif;font-size:22px">
            <span dir="auto">${letter.brand.name}</span>
          </p>
          <p style="${text}">${greeting}</p>
          <p style="${text}">${letter.reason}</p>
          ${letter.sections?.map(
            ({ title, lines, note, link }) =>
              html`<p style="${text};font-weight:bold"><span dir="auto">${title}</span></p>
                <ul style="margin:0 0 16px">
                  ${lines.map((line) => html`<li style="${text}">${line}</li>`)}
                </ul>
                <p style="${small}">${note}</p>
                ${
                  link &&
                  html`<p style="${text}">
                    <a style="color:${tokens['accent-ink']}" href="${link.url}">${link.label}</a>
                  </p>`
                }`,
          )}
          ${
            letter.quote &&
            html`<blockquote style="${quote}" dir="auto">
              ${quoted.map((line, index) => html`${index > 0 && html`<br />`}${line}`)}
            </blockquote>`
          }
          <p style="margin:24px 0">
            <a style="${button}" href="${letter.action.url}">${letter.action.label}</a>
          </p>
          ${letter.notes.map((note) => html`<p style="${small}">${note}</p>`)}
          <p style="${small}">
            ${t('mail.noButton')}<br /><span dir="ltr">${letter.action.url}</span>
          </p>
        </div>
      </body>
    </html>`
}
