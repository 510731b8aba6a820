import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { build, preview } from 'vite'

const run = promisify(execFile)
const fixtures = 'tests/fixtures/widget-apps'
/** Inside the project, so that React and Vue are found; not kept by git. */
const parent = 'test-results'

export type WidgetApps = {
  /** Where a site bundler's page is served. */
  url(app: string, portal: string): string
  /** Checks the types of all of them. Rejects with what the compiler says. */
  checkTypes(): Promise<void>
  /** Imports the package where there is no page. Rejects when that throws. */
  importInNode(): Promise<void>
  close(): Promise<void>
}

/** Packs the badge as for publishing, installs it into small sites, and builds and serves those. */
export async function serveWidgetApps(): Promise<WidgetApps> {
  await mkdir(parent, { recursive: true })
  const folder = resolve(await mkdtemp(join(parent, 'widget-apps-')))
  const installed = join(folder, 'node_modules/supplier-badge')
  await run(process.execPath, ['scripts/pack-widget.ts', join(folder, 'package')])
  const packed = await run('npm', ['pack', '--pack-destination', folder], {
    cwd: join(folder, 'package'),
  })
  const archive = join(folder, packed.stdout.trim().split('\n').at(-1) ?? '')
  await mkdir(installed, { recursive: true })
  await run('tar', ['-xzf', archive, '-C', installed, '--strip-components=1'])
  const root = join(folder, 'apps')
  await cp(fixtures, root, { recursive: true })
  const outDir = join(folder, 'out')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    // With its compiler, for the page has its template as text.
    resolve: { alias: { vue: 'vue/dist/vue.esm-bundler.js' } },
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: { input: ['react', 'vue', 'plain'].map((app) => join(root, `${app}.html`)) },
    },
  })
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const base = server.resolvedUrls?.local[0] ?? ''
  return {
    url: (app, portal) => `${base}${app}.html?${new URLSearchParams({ portal })}`,
    async checkTypes() {
      const tsc = resolve('node_modules/typescript/bin/tsc')
      await run(process.execPath, [tsc, '-p', root])
    },
    async importInNode() {
      const code = "await import('supplier-badge')"
      await run(process.execPath, ['--input-type=module', '-e', code], { cwd: root })
    },
    async close() {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
