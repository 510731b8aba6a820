import type { Plugin } from 'vite'

const defaultImport = /^import (\w+) from ('[^']+\.module\.css'|"[^"]+\.module\.css")/gm

/**
 * Lets a component name each class of its style sheet alone: the build then puts the class where it is
 * used, and no first visit carries a table of them.
 */
export function namedClasses(): Plugin[] {
  return [
    {
      name: 'named-classes',
      apply: 'build',
      transform: {
        filter: { id: /\/src\/[^?]+\.tsx?(?:\?|$)/, code: '.module.css' },
        handler: (code) => ({
          code: code.replaceAll(defaultImport, (asIs, name: string, file: string) =>
            // A class that is looked up needs the table.
            code.includes(`${name}[`) ? asIs : `import * as ${name} from ${file}`,
          ),
          map: null,
        }),
      },
    },
    {
      name: 'styles-stay',
      apply: 'build',
      // After Vite, which takes a style sheet for unused when nothing is left of its table.
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ]
}
