import { build as viteBuild } from 'vite'
import { precacheEntries } from './building/precache.ts'

/**
 * Builds the service worker into `dist/worker/sw.js`, with the list of files of the client build that
 * it keeps, and beside it `off.js`, which is sent in its place to get rid of it. Classic scripts: not
 * every browser takes modules for workers.
 * @param client folder of the finished and compressed client build
 */
export async function buildWorker(client: string): Promise<void> {
  await buildScript('sw', { __PORTAL_FILES__: JSON.stringify(await precacheEntries(client)) })
  await buildScript('off', {})
}

async function buildScript(name: string, define: Record<string, string>): Promise<void> {
  await viteBuild({
    configFile: false,
    logLevel: 'warn',
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: 'dist/worker',
      emptyOutDir: false,
      target: 'es2022',
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: `sw/${name}.ts`,
        output: { format: 'iife', entryFileNames: `${name}.js` },
      },
    },
  })
}
