import { describe, expect, it } from 'vitest'
import { routeManifest, routeParts } from './route-manifest.ts'

const vite = {
  'shell.html': {
    file: 'assets/boot-1.js',
    css: ['assets/boot.css'],
    dynamicImports: ['src/entry-client.tsx'],
  },
  'src/entry-client.tsx': {
    file: 'assets/app-2.js',
    css: ['assets/global.css'],
    imports: ['_react.js'],
  },
  '_react.js': { file: 'assets/react-3.js' },
  '_dialog.js': { file: 'assets/dialog-4.js', css: ['assets/dialog.css'], imports: ['_react.js'] },
  'src/routes/index.tsx?tsr-split=component': {
    file: 'assets/index-5.js',
    css: ['assets/landing.css'],
    imports: ['_react.js'],
  },
  'src/routes/organization.$slug.tsx?tsr-split=component': {
    file: 'assets/profile-6.js',
    imports: ['_dialog.js'],
  },
  'src/routes/organization.$slug.tsx?tsr-split=errorComponent---notFoundComponent': {
    file: 'assets/unknown-7.js',
    css: ['assets/unknown.css'],
    imports: ['_dialog.js'],
  },
  '_user.js': { file: 'assets/user-8.js', name: 'user', imports: ['_dialog.js'] },
  '_identity.js': { file: 'assets/identity-9.js', name: 'identity' },
  'src/start/entry-sign-in.ts': { file: 'assets/sign-in-10.js', imports: ['_identity.js'] },
}

it('LNG-2 tells which parts a page loads to become live: those of every page, and its route’s own', () => {
  expect([...routeParts(vite, 'shell.html')].map(([route, keys]) => [route, [...keys]])).toEqual([
    ['__root__', ['shell.html', 'src/entry-client.tsx', '_react.js']],
    ['/', ['src/routes/index.tsx?tsr-split=component']],
    [
      '/organization/$slug',
      [
        'src/routes/organization.$slug.tsx?tsr-split=component',
        '_dialog.js',
        'src/routes/organization.$slug.tsx?tsr-split=errorComponent---notFoundComponent',
      ],
    ],
  ])
})

describe('routeManifest', () => {
  const { routes } = routeManifest(vite, 'shell.html')

  it('gives the root the shared styles and the boot script alone', () => {
    expect(routes['__root__']).toEqual({
      css: ['/assets/boot.css', '/assets/global.css'],
      scripts: [{ attrs: { type: 'module', src: '/assets/boot-1.js', fetchPriority: 'low' } }],
    })
  })

  it('AUT-3 has what a sign-in waits for asked for at once where it comes back, and nowhere else', () => {
    const first = ['sign-in-10', 'identity-9']
    const names = [...first, 'boot-1', 'app-2', 'react-3', 'user-8', 'dialog-4']
    const { preloads, scripts } = routes['/auth/validate'] ?? {}
    expect(preloads).toEqual(names.map((name) => `/assets/${name}.js`))
    expect(scripts).toEqual([{ attrs: { type: 'module', src: '/assets/sign-in-10.js' } }])
    expect(Object.values(routes).filter((route) => route?.preloads)).toHaveLength(1)
  })

  it('gives each route the styles of its own chunks, by the id the router knows', () => {
    expect(routes['/']).toEqual({ css: ['/assets/landing.css'] })
    expect(routes['/organization/$slug']).toEqual({
      css: ['/assets/dialog.css', '/assets/unknown.css'],
    })
  })
})
