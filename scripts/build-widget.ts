import { build as viteBuild, type Plugin } from 'vite'

/** Takes the line breaks out of the badge's style sheet, which no minifier knows to be one. */
export const styleOnOneLine: Plugin = {
  name: 'style-on-one-line',
  transform: (code, id) =>
    id.endsWith('/badge-style.ts')
      ? code.replaceAll(/`[^`]*`/g, (css) => css.replaceAll('\n', ''))
      : null,
}

/**
 * Builds the badge for other people's pages: one script without the portal's plugins and without a page
 * of its own. The same sources give the same text on every machine.
 */
export async function buildWidget(): Promise<string> {
  const built = await viteBuild({
    configFile: false,
    logLevel: 'warn',
    plugins: [styleOnOneLine],
    build: {
      write: false,
      target: 'es2022',
      copyPublicDir: false,
      modulePreload: false,
      // Not a module alone: as a plain script its names must not become the page's.
      rolldownOptions: { input: 'widget/define.ts', output: { format: 'iife' } },
    },
  })
  const outputs = Array.isArray(built) ? built.flatMap(({ output }) => output) : []
  const [chunk] = 'output' in built ? built.output : outputs
  if (chunk?.type !== 'chunk') throw new Error('The badge was not built.')
  return chunk.code
}
