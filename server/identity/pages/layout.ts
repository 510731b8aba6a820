import { directionOf } from '#src/i18n/languages.ts'
import type { Branded } from '../site.ts'
import { html, type Html } from '../../markup/html.ts'
import { withBdi } from '../../markup/isolates.ts'
import { fontPreloads } from './fonts.ts'

export type PageParts = {
  title: string
  content: Html
  /** A script file for pages that cannot do without. */
  script?: string
}

/** A whole page: the content beside the brand's picture, below its logo. */
export function layout(site: Branded, { title, content, script }: PageParts): Html {
  const { name, brandImages } = site.brand
  const { language, t } = site.texts
  return html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${name}</title>
        ${brandImages.favicon && html`<link rel="icon" href="${brandImages.favicon}" />`}
        ${fontPreloads.map(
          (address) =>
            html`<link rel="preload" as="font" type="font/woff2" href="${address}" crossorigin />`,
        )}
        <link rel="stylesheet" href="/identity/pages.css" />
        <link rel="stylesheet" href="/brand.css" />
        ${script && html`<script src="${script}" defer></script>`}
      </head>
      <body>
        <div class="frame">
          <header class="top"><a class="brand" href="/">${logo(site)}</a></header>
          <main class="panel">${withBdi(content)}</main>
          <footer class="bottom">
            <a href="/">${withBdi(html`<span>${t('identity.back', { brand: name })}</span>`)}</a>
          </footer>
          <div class="scene">${scene(site)}</div>
        </div>
      </body>
    </html>`
}

function logo({ brand: { name, brandImages } }: Branded): Html {
  return brandImages.darkLogo
    ? html`<img class="logo" src="${brandImages.darkLogo}" alt="${name}" height="36" />`
    : html`<span class="wordmark" dir="auto">${name}</span>`
}

/** The brand's own picture; where it has none, its title on its colour. */
function scene({ brand: { brandImages, title } }: Branded): Html {
  return brandImages.auth
    ? html`<img class="picture" src="${brandImages.auth}" alt="" />`
    : html`<p class="motto" dir="auto">${title}</p>`
}
