import { defineConfig } from 'vite'
import react from '@vitejs/plugin-react'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { chunkLoading } from './scripts/building/chunk-loading.ts'
import { firstLoad } from './scripts/building/first-load.ts'
import { lateTexts } from './scripts/building/late-texts.ts'
import { leanPreloads } from './scripts/building/lean-preloads.ts'
import { namedClasses } from './scripts/building/named-classes.ts'
import { assetName, scriptName } from './scripts/building/part-names.ts'
import { routeParts } from './scripts/building/route-parts.ts'
import { scopedClassName } from './scripts/building/scoped-class-name.ts'
import { serverParts } from './scripts/building/server-parts.ts'
import { shells } from './scripts/building/shells.ts'
import { workers } from './scripts/building/workers.ts'
import { workplace } from './scripts/building/workplace.ts'

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: { splitBehavior: routeParts },
      addExtensions: true,
      generatedRouteTree: './src/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    lateTexts(),
    chunkLoading(),
    namedClasses(),
    leanPreloads(),
    ...(isSsrBuild ? [serverParts()] : [shells(), workers()]),
  ],
  // The server renders with what is made for production, whatever its environment says: what helps to
  // develop takes four times as long.
  ...(isSsrBuild && {
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
  }),
  css: { modules: { generateScopedName: scopedClassName(import.meta.dirname) } },
  resolve: {
    // React 18 and later bring the hook that the store's package brings along for those before.
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      // As its authors wrote it: what the package offers by default is made for browsers without classes.
      'workbox-window': 'workbox-window/build/workbox-window.prod.mjs',
    },
  },
  build: isSsrBuild
    ? {
        // A picture has the address that the browser's build gives it.
        assetsInlineLimit: 0,
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: { input: 'src/entry-server.tsx' },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: ['shell.html', 'src/start/entry-sign-in.ts'],
          // Constants of the contract stand where they are used: no first visit carries the others'.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: {
            codeSplitting: {
              groups: [...firstLoad(import.meta.dirname), ...workplace(import.meta.dirname)],
            },
            chunkFileNames: scriptName,
            assetFileNames: assetName,
          },
        },
      },
}))
