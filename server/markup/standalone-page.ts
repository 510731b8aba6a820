import { directionOf, type Language } from '#src/i18n/languages.ts'
import { html, type Html } from './html.ts'
import { withBdi } from './isolates.ts'

/** A page that needs nothing of the portal but two small style sheets. */
export function standalonePage(language: Language, title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="/brand.css" />
        <link rel="stylesheet" href="/failure.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${withBdi(content)}
        </main>
      </body>
    </html>`.text
}
