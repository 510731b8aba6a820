import { relative } from 'node:path'
import { build as viteBuild, type Plugin } from 'vite'
import { markBuilt } from './build-stamp.ts'

const folder = 'dist/program'
/** Those that look for files beside their code, are code of the machine, or serve development alone (Vite). */
const leftOut = ['@resvg/resvg-js', 'pg-native', 'pino', 'tinypool', 'vite']

/**
 * Puts the server and the packages that it uses into a few files: to find and link each of 2,300 modules
 * takes a third of a start, and memory for as long as it runs (decision 1).
 */
export async function buildProgram(): Promise<void> {
  console.log('Building the server …')
  await viteBuild({
    configFile: false,
    logLevel: 'warn',
    plugins: [keepAddresses(process.cwd())],
    ssr: { noExternal: true, external: leftOut },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node24',
      // A stack trace has the names that were written.
      minify: false,
      // It is loaded from a disk.
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: {
        input: [
          'server/main.ts',
          'server/search/thread/search-thread.ts',
          'server/vendors/thread/reader-thread.ts',
          'server/vendors/thread/matcher-thread.ts',
        ],
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        // The package `depd` makes functions by it, of names that it has itself.
        checks: { eval: false },
      },
    },
  })
  await markBuilt('program')
}

/** The address of a module, or, where a thread begins with it, of that module and whose program that is. */
const ownAddress =
  /new URL\('\.\/[\w./-]*?([\w-]+-thread)\.ts', import\.meta\.url\)|import\.meta\.url/g

/**
 * A module finds what lies beside it (data, pages, programs of other processes) where it was written; the program of a
 * thread lies beside this one.
 */
const keepAddresses = (root: string): Plugin => ({
  name: 'keep-addresses',
  enforce: 'pre',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.')) return null
    const path = relative(root, id)
    if (/import\.meta\.(?:dirname|filename)/.test(code))
      this.error(`${path} must find its files by import.meta.url, which alone is kept.`)
    const written = `new URL('../../${path}', import.meta.url).href`
    return code.replaceAll(ownAddress, (_, thread: string | undefined) =>
      thread ? `new URL('./${thread}.js', import.meta.url)` : written,
    )
  },
})
