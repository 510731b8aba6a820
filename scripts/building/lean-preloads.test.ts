import { expect, it } from 'vitest'
import { loadedWith, withoutLoaded } from './lean-preloads.ts'

const head = 'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f='
const tail = ')))=>i.map(i=>d[i]);'

it('keeps what a part has loaded itself out of what its imports preload', () => {
  const code = `${head}["a.js","b.js","b.css","c.js","a.css"]${tail}f(__vite__mapDeps([0,1,2,4]));f(__vite__mapDeps([3,1]));`
  expect(withoutLoaded(code, new Set(['b.js', 'b.css']))).toBe(
    `${head}["a.js","a.css"]${tail}f(__vite__mapDeps([0,1]));f([]);`,
  )
})

it('leaves a part that preloads nothing as it is', () => {
  expect(withoutLoaded('let x=1', new Set(['b.js']))).toBe('let x=1')
})

it('a part has loaded what it imports, and the styles of that', () => {
  const parts = {
    'a.js': { imports: ['b.js'], viteMetadata: { importedCss: new Set(['a.css']) } },
    'b.js': { imports: ['a.js', 'c.js'], viteMetadata: { importedCss: new Set(['b.css']) } },
    'c.js': { imports: [] },
  }
  const loaded = loadedWith('a.js', (file) => parts[file as 'c.js'])
  expect([...loaded]).toEqual(['a.js', 'a.css', 'b.js', 'b.css', 'c.js'])
})
