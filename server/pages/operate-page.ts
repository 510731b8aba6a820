import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Brand } from '#src/contract/brand.ts'
import { directionOf, type Language } from '#src/i18n/languages.ts'
import { languageOf } from '../http/request-language.ts'
import { requestHost } from '../http/request-origin.ts'
import { html, type Html } from '../markup/html.ts'
import { textsOf } from '../texts/page-texts.ts'

/** Addresses of what the console is made of. */
export type ConsoleParts = {
  script: string
  styles: readonly string[]
}

const entries = {
  operate: 'src/start/entry-operate.tsx',
  report: 'src/start/entry-report.tsx',
} as const
/** A program beside the portal: the operator's console, or the page on which profiles are reported. */
export type OwnProgram = keyof typeof entries
const part = v.object({ file: v.string(), css: v.optional(v.array(v.string()), []) })

const manifest = v.record(
  v.string(),
  v.object({ ...part.entries, imports: v.optional(v.array(v.string()), []) }),
)

/**
 * What the build has made of a program.
 * @param dist what `npm run build` made
 */
export async function builtConsole(dist: URL, program: OwnProgram): Promise<ConsoleParts> {
  const text = await readFile(new URL('operate/manifest.json', dist), 'utf8')
  const files = v.parse(manifest, JSON.parse(text))
  const styles = new Set<string>()
  const seen = new Set<string>()
  /** Styles of what both programs share come with the part that they share. */
  const gather = (name: string): void => {
    if (seen.has(name)) return
    seen.add(name)
    for (const one of files[name]?.imports ?? []) gather(one)
    for (const one of files[name]?.css ?? []) styles.add(`/${one}`)
  }
  gather(entries[program])
  const script = files[entries[program]]?.file
  if (!script) throw new Error(`The build has no ${entries[program]}`)
  return { script: `/${script}`, styles: [...styles] }
}

/** The same while one develops: its sources, as Vite serves them. */
export const developedConsole = (program: OwnProgram): ConsoleParts => ({
  ...{ script: `/${entries[program]}`, styles: [] },
})

type Dependencies = {
  parts: ConsoleParts
  brandForHost: (host: string, language?: Language) => Promise<Brand>
  /** Languages of the installation. */
  offered: readonly Language[]
  /** Has the tools of development add what they need. */
  transform?: (url: string, html: string) => Promise<string>
}

const addresses: Readonly<Record<OwnProgram, readonly string[]>> = {
  operate: ['/operate', '/operate/*'],
  report: ['/report/organization/:slug', '/report/appeal/:slug'],
}

/**
 * Serves the operator's console (OPR-1), or the page on which profiles are reported (OPR-7): one document for
 * all of its addresses, which knows nothing of who asks.
 */
export function registerOperatePage(
  app: FastifyInstance,
  program: OwnProgram,
  dependencies: Dependencies,
): void {
  const { parts, brandForHost, offered, transform = async (_url, text) => text } = dependencies
  for (const path of addresses[program])
    app.get(path, async (request, reply) => {
      const language = languageOf(request, offered)
      const brand = await brandForHost(requestHost(request), language)
      const page = await transform(request.url, operatePage(language, brand, parts).text)
      return reply
        .header('cache-control', 'private, no-cache')
        .header('content-language', language)
        .header('vary', 'host, accept-language, cookie')
        .type('text/html; charset=utf-8')
        .send(page)
    })
}

function operatePage(language: Language, brand: Brand, { script, styles }: ConsoleParts): Html {
  const { t } = textsOf(language).texts
  const { darkLogo, favicon } = brand.brandImages
  return html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        ${favicon && html`<link rel="icon" href="${favicon}" />`}
        <link rel="stylesheet" href="/brand.css" />
        ${styles.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
        <script type="module" src="${script}"></script>
      </head>
      <body>
        <div
          id="console"
          data-name="${brand.name}"
          ${darkLogo && html`data-logo="${darkLogo}"`}
        ></div>
        <p id="not-loaded" hidden>${t('standalone-pages.console.notLoaded')}</p>
        <noscript><p>${t('standalone-pages.console.noScript')}</p></noscript>
      </body>
    </html>`
}
