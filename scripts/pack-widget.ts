import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build as viteBuild } from 'vite'
import { readReleases } from '../server/widget/releases.ts'
import { styleOnOneLine } from './build-widget.ts'

const source = new URL('../widget/package/', import.meta.url)
const releases = new URL('../widget/releases/', import.meta.url)

/*
 * npm run widget:pack -- [folder]
 *
 * Makes the badge as a package for sites that bundle; `npm pack` or `npm publish` in the folder, which is
 * made anew, does the rest.
 */
const folder = resolve(process.argv[2] ?? 'dist/supplier-badge')

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
await viteBuild({
  configFile: false,
  logLevel: 'warn',
  plugins: [styleOnOneLine],
  build: {
    outDir: folder,
    emptyOutDir: false,
    target: 'es2022',
    copyPublicDir: false,
    modulePreload: false,
    lib: {
      entry: { index: 'widget/package/index.ts', element: 'widget/badge-element.ts' },
      formats: ['es'],
    },
  },
})
for (const name of ['types', 'custom-elements.json', 'README.md']) {
  await cp(new URL(name, source), join(folder, name), { recursive: true })
}
const version = (await readReleases(releases)).at(-1)?.version
await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest(version), null, 2)}\n`)

function manifest(version: string | undefined) {
  return {
    name: 'supplier-badge',
    version,
    description: 'A supplier’s sustainability badge as a custom element',
    type: 'module',
    sideEffects: ['./index.js', './define*.js'],
    customElements: 'custom-elements.json',
    exports: {
      '.': { types: './types/index.d.ts', default: './index.js' },
      './element': { types: './types/element.d.ts', default: './element.js' },
      './react': { types: './types/react.d.ts' },
      './custom-elements.json': './custom-elements.json',
      './package.json': './package.json',
    },
    files: ['*.js', 'types', 'custom-elements.json'],
  }
}
