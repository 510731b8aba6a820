import { build as viteBuild } from 'vite'

/**
 * Builds the badge for other people's pages into `dist/widget/badge.js`: one module under a name that
 * never changes, without the portal's plugins and without a page of its own.
 */
export async function buildWidget(): Promise<void> {
  await viteBuild({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: 'dist/widget',
      target: 'es2022',
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'widget/define.ts',
        output: { entryFileNames: 'badge.js' },
      },
    },
  })
}
