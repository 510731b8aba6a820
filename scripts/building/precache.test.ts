import { expect, it } from 'vitest'
import { neededFiles } from './precache.ts'

it('OFF-2 keeps what every route may need, once, and leaves out what needs a network anyhow', () => {
  const files = neededFiles({
    'shell.html': { file: 'assets/shell.js', dynamicImports: ['src/entry-client.tsx'] },
    'src/entry-client.tsx': {
      file: 'assets/entry.js',
      css: ['assets/entry.css'],
      assets: ['assets/font.woff2'],
      imports: ['_shared.js'],
      dynamicImports: [
        'src/routes/a.tsx',
        'src/routes/dev.gallery.tsx?tsr-split=component',
        'node_modules/@typeform/embed/build/index.js',
      ],
    },
    '_shared.js': { file: 'assets/shared.js', imports: ['src/entry-client.tsx'] },
    'src/routes/a.tsx': { file: 'assets/a.js', imports: ['_shared.js'], css: ['assets/a.css'] },
    'src/routes/dev.gallery.tsx?tsr-split=component': {
      file: 'assets/gallery.js',
      imports: ['_shared.js'],
      css: ['assets/gallery.css'],
    },
    'node_modules/@typeform/embed/build/index.js': {
      file: 'assets/form.js',
      imports: ['_only.js'],
    },
    '_only.js': { file: 'assets/only.js' },
    'src/unreachable.ts': { file: 'assets/unreachable.js' },
  })
  expect(files).toEqual([
    'assets/a.css',
    'assets/a.js',
    'assets/entry.css',
    'assets/entry.js',
    'assets/font.woff2',
    'assets/shared.js',
    'assets/shell.js',
  ])
})
