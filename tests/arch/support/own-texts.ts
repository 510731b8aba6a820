import { parseSync, Visitor } from 'vite'

type Program = ReturnType<typeof parseSync>['program']
type Visits = ConstructorParameters<typeof Visitor>[0]
type Element = Parameters<NonNullable<Visits['JSXElement']>>[0]
type Child = Element['children'][number]
type Value = Extract<Child, { type: 'JSXExpressionContainer' }>['expression']

/** Attributes of elements and components whose value people see or hear. */
const seenOrHeard =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|legend|hint|lead|description|caption|what|\w+(?:Label|Text))$/

/**
 * The texts that a module shows people without a dictionary: between the tags of JSX, or in an attribute
 * that is seen or heard, as they stand or as a branch of a condition.
 * @param code of a module with JSX
 * @returns each text, trimmed, in the order of the code
 */
export function ownTexts(code: string): string[] {
  const { program, errors } = parseSync('module.tsx', code)
  const [error] = errors
  if (error) throw new Error(error.message)
  return textsOf(program)
}

function textsOf(program: Program): string[] {
  const found: string[] = []
  const add = (texts: readonly string[]) =>
    found.push(...texts.filter((text) => /\p{L}{2}/u.test(text)).map((text) => text.trim()))
  const addChildren = ({ children }: Pick<Element, 'children'>) =>
    children.forEach((child) => add(textsOfChild(child)))
  new Visitor({
    JSXElement: addChildren,
    JSXFragment: addChildren,
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || !seenOrHeard.test(name.name)) return
      if (value?.type === 'Literal') add([value.value])
      else if (value?.type === 'JSXExpressionContainer') add(textsOfValue(value.expression))
    },
  }).visit(program)
  return found
}

function textsOfChild(child: Child): string[] {
  if (child.type === 'JSXText') return [child.value]
  return child.type === 'JSXExpressionContainer' ? textsOfValue(child.expression) : []
}

/** What a value may say in words; calls, such as those of a dictionary, are not looked into. */
function textsOfValue(value: Value): string[] {
  switch (value.type) {
    case 'Literal':
      return typeof value.value === 'string' ? [value.value] : []
    case 'TemplateLiteral':
      return value.quasis.map(({ value: part }) => part.raw)
    case 'ConditionalExpression':
      return [value.consequent, value.alternate].flatMap(textsOfValue)
    case 'LogicalExpression':
      return [
        ...(value.operator === '&&' ? [] : textsOfValue(value.left)),
        ...textsOfValue(value.right),
      ]
    case 'ParenthesizedExpression':
      return textsOfValue(value.expression)
    default:
      return []
  }
}
