import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { lateTexts } from './late-texts.ts'
import { assetName } from './part-names.ts'
import { precompress } from './precompress.ts'
import { scopedClassName } from './scoped-class-name.ts'

/** Where the console's build is, with the list of its files that the server reads. */
const folder = 'dist/operate'
const names = 'assets/operate-[hash:8]'

/**
 * Builds the operator's console, apart from the portal, of which no page grows by it and whose worker keeps
 * none of it. Its files are served beside those of the portal.
 * @param root folder of the project
 * @param client folder of the portal's build, which is there already
 */
export async function buildConsole(root: string, client: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), lateTexts()],
    css: { modules: { generateScopedName: scopedClassName(root) } },
    build: {
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: 'manifest.json',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // The second one shares its parts: the page on which profiles are reported.
        input: ['src/start/entry-operate.tsx', 'src/start/entry-report.tsx'],
        output: {
          entryFileNames: `${names}.js`,
          chunkFileNames: `${names}.js`,
          // Typefaces have the portal's names: a browser that has them need not fetch them again.
          assetFileNames: (asset) =>
            asset.names.some((name) => name.endsWith('.css')) ? `${names}.css` : assetName(asset),
        },
      },
    },
  })
  await precompress(join(folder, 'assets'))
  await cp(join(folder, 'assets'), join(client, 'assets'), { recursive: true })
}
