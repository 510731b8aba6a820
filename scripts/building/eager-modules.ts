import type { Plugin } from 'vite'

type Node = { type: string; start: number; end: number }
type Call = Node & { callee: Node; arguments: readonly Node[] }
type Statement = Node & { declarations?: readonly { init: Node | null }[] }
type Program = { body: readonly Statement[] }

/**
 * Puts the modules of packages that are written for Node into parentheses: a browser then compiles them
 * while it reads them, beside the page's own thread, instead of at their first call, a moment later and
 * in everybody's way (https://v8.dev/blog/preparser#pife). The bundler does so too, the minifier takes
 * it away.
 * @param part name of the part that holds the packages
 */
export function eagerModules(part: string): Plugin {
  return {
    name: 'eager-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    renderChunk: {
      // After the minifier.
      order: 'post',
      handler(code, { name }) {
        if (name !== part) return null
        const eager = withParentheses(code, this.parse(code))
        if (eager === code) this.error(`No module of a package was found in the part ${part}.`)
        return { code: eager, map: null }
      },
    },
  }
}

/**
 * @param program what `code` was parsed to
 * @returns the code, in which each function that is all that a variable's maker is called with,
 *   `a = b(() => {})`, stands in parentheses
 */
export function withParentheses(code: string, program: Program): string {
  let result = code
  // From the end, so that the positions before stay true.
  for (const { start, end } of wrappedModules(program).toReversed()) {
    result = `${result.slice(0, start)}(${result.slice(start, end)})${result.slice(end)}`
  }
  return result
}

function wrappedModules({ body }: Program): Node[] {
  const values = body.flatMap(({ declarations = [] }) => declarations.map(({ init }) => init))
  return values
    .filter((value): value is Call => value?.type === 'CallExpression')
    .filter(({ callee, arguments: { length } }) => callee.type === 'Identifier' && length === 1)
    .flatMap((call) => call.arguments)
    .filter(({ type }) => type === 'ArrowFunctionExpression')
}
