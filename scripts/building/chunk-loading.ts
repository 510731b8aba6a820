import { posix } from 'node:path'
import type { Plugin } from 'vite'

const loader = '/src/pwa/load-chunk.ts'
/** Starts the portal before any of it is there; it must stay small. */
const boot = '/src/start/boot.ts'

type Node = { type: string; start: number; end: number }
type ImportExpression = Node & { source: Node & { value?: unknown } }

/**
 * Puts `loadChunk` or `loadScreen` around every dynamic import of the portal, those that the router's plugin makes of
 * routes included: each part has the same time to come and fails in the same way.
 */
export function chunkLoading(): Plugin {
  let root = ''
  return {
    name: 'chunk-loading',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      root = config.root
    },
    transform: {
      filter: { id: /\/src\/[^?]+\.tsx?(?:\?|$)/, code: 'import(' },
      handler(code, id) {
        const path = id.slice(root.length).split('?', 1)[0] ?? ''
        if (!id.startsWith(`${root}/src/`) || path === boot) return null
        const found = importsIn(this.parse(code))
        return found.length === 0 ? null : { code: wrapped(code, found, path), map: null }
      },
    },
  }
}

function wrapped(code: string, imports: readonly ImportExpression[], path: string): string {
  let result = code
  // From the end, so that the positions before stay true.
  for (const { start, end, source } of imports.toReversed()) {
    const address = typeof source.value === 'string' ? source.value : path
    const part = JSON.stringify(partName(address))
    const call = `${hasWords(posix.join(posix.dirname(path), address)) ? '__loadScreen' : '__loadChunk'}(() => ${result.slice(start, end)}, ${part})`
    result = result.slice(0, start) + call + result.slice(end)
  }
  return `import { loadChunk as __loadChunk, loadScreen as __loadScreen } from '${loader}'\n${result}`
}

/** Screens and dialogs need the texts of the page's language; what reads and stores data does not. */
const hasWords = (path: string): boolean => /^\/src\/(?:features|routes)\//.test(path)

/** Short, for a first visit carries all of them, and without the folder of whoever builds. */
export function partName(address: string): string {
  const [file = '', query = ''] = address.split('?', 2)
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.tsx?$/, '')
  const split = /tsr-split=(\w+)/.exec(query)?.[1] ?? 'component'
  return split === 'component' ? name : `${name} ${split}`
}

/** In the order in which they stand. */
function importsIn(program: unknown): ImportExpression[] {
  const found: ImportExpression[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (typeof value !== 'object' || value === null) return
    if ('type' in value && value.type === 'ImportExpression') found.push(value as ImportExpression)
    Object.values(value).forEach(visit)
  }
  visit(program)
  return found.toSorted((left, right) => left.start - right.start)
}
