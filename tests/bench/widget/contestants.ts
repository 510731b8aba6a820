import { readFile } from 'node:fs/promises'
import { build } from 'vite'

/** A way to show a badge, or something like one, on somebody's page. */
export type Contestant = {
  name: string
  /** Minified, as a site would serve it; null where there is none. */
  script: string | null
  /** Address of the script, where it is not served by the page's own site. */
  from?: string
  style?: string
  /** One of them, as it stands in the page. */
  element: string
}

/** All of them, ours first and the plain picture last. @param portal scheme, host and port */
export async function contestants(portal: string): Promise<Contestant[]> {
  const ours = `${portal}/widget/badge.js`
  const picture = `<img src="${portal}/api/badge/dark" width="320" height="72" alt="" referrerpolicy="no-referrer">`
  const link = `<a href="${portal}/organization/northwind-packaging">${picture}</a>`
  return [
    {
      name: 'supplier-badge',
      script: await (await fetch(ours)).text(),
      from: ours,
      element: `<supplier-badge slug="northwind-packaging">${link}</supplier-badge>`,
    },
    {
      name: 'lite-youtube-embed',
      script: await minified('node_modules/lite-youtube-embed/src/lite-yt-embed.js'),
      style: await readFile('node_modules/lite-youtube-embed/src/lite-yt-embed.css', 'utf8'),
      element: '<lite-youtube videoid="ogfYd705cRs" style="width: 320px"></lite-youtube>',
    },
    {
      name: 'github-buttons',
      script: await readFile('node_modules/github-buttons/dist/buttons.min.js', 'utf8'),
      element:
        '<a class="github-button" href="https://github.com/lit/lit" data-show-count="true">Star</a>',
    },
    {
      name: 'lit, minimal badge',
      script: await minified('tests/bench/widget/lit-badge.ts'),
      element: `<lit-badge slug="northwind-packaging" portal="${portal}"></lit-badge>`,
    },
    { name: 'static picture', script: null, element: link },
  ]
}

async function minified(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', modulePreload: false, rolldownOptions: { input } },
  })
  const [chunk] = 'output' in built ? built.output : []
  if (chunk?.type !== 'chunk') throw new Error(`${input} was not built.`)
  return chunk.code
}
