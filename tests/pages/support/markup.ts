import { DomUtils, parseDocument } from 'htmlparser2'

type Nodes = ReturnType<typeof parseDocument>['children']
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]
type Name = string | RegExp

const tags = {
  article: ['article'],
  banner: ['header'],
  button: ['button'],
  contentinfo: ['footer'],
  group: ['fieldset'],
  heading: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  img: ['img'],
  link: ['a'],
  list: ['ul', 'ol'],
  listitem: ['li'],
  main: ['main'],
  navigation: ['nav'],
  region: ['section'],
  status: ['output'],
} as const
export type Role = keyof typeof tags

/** Within these, a header or a footer is not the one of the page. */
const parts = new Set<string>(['article', 'aside', 'main', 'nav', 'section'])
const silent = new Set<string>(['script', 'style', 'template', 'title'])

/** Markup as somebody meets it whose browser runs no script: by what it says, and by roles and names. */
export class Markup {
  readonly #document: Nodes
  readonly #nodes: Nodes

  constructor(document: Nodes, nodes: Nodes = document) {
    this.#document = document
    this.#nodes = nodes
  }

  /** All its words, the alternatives of its pictures among them. */
  get text(): string {
    return textOf(this.#nodes)
  }

  /** What an element with this role is called, by its label or else by its words. */
  get name(): string {
    const [element] = this.#nodes as Element[]
    return element ? this.#nameOf(element) : ''
  }

  /** An attribute of the element that this is; null where it has none. */
  attribute(name: string): string | null {
    return (this.#nodes as Element[])[0]?.attribs[name] ?? null
  }

  /** The title of the page. */
  get title(): string {
    return this.tagged('title')[0]?.source ?? ''
  }

  /** What is written in it, as it is, such as the JSON of a script. */
  get source(): string {
    return DomUtils.textContent(this.#nodes)
  }

  /** Everything in it with a tag and with these attributes. */
  tagged(tag: string, attributes: Readonly<Record<string, string>> = {}): Markup[] {
    return this.#find(
      ({ name, attribs }) =>
        name === tag && Object.entries(attributes).every(([key, value]) => attribs[key] === value),
    )
  }

  /** Everything in it with a role, and a name where one is given; whatever is hidden is left out. */
  all(role: Role, name?: Name): Markup[] {
    return this.#find(
      (element) =>
        roleOf(element) === role &&
        !isHidden(element) &&
        (name === undefined || matches(this.#nameOf(element), name)),
    )
  }

  /**
   * The one element with a role, and a name where one is given.
   * @throws Error, with the names that there are, unless there is exactly one
   */
  one(role: Role, name?: Name): Markup {
    const [found, ...more] = this.all(role, name)
    if (found && more.length === 0) return found
    const known = this.all(role).map((one) => one.name)
    throw new Error(
      `${found ? more.length + 1 : 'No'} ${role} ${name ?? ''} among ${known.join(' | ')}`,
    )
  }

  /** The innermost elements that say just this. */
  saying(words: string): Markup[] {
    const says = (element: Element) => textOf([element]) === words && !isHidden(element)
    return this.#find(
      (element) => says(element) && !DomUtils.findOne(says, DomUtils.getChildren(element)),
    )
  }

  /** The headings of a level. */
  headings(level: 1 | 2 | 3 | 4): string[] {
    return this.tagged(`h${level}`).map(({ text }) => text)
  }

  /** Where the one link with a name leads. */
  linkTo(name: Name): string | null {
    return this.one('link', name).attribute('href')
  }

  #find(test: (element: Element) => boolean): Markup[] {
    const inside = this.#nodes === this.#document ? this.#nodes : childrenOf(this.#nodes)
    return DomUtils.findAll(test, inside).map((found) => new Markup(this.#document, [found]))
  }

  #nameOf(element: Element): string {
    const { alt, 'aria-label': label, 'aria-labelledby': ids } = element.attribs
    if (ids)
      return ids
        .split(' ')
        .map((id) => this.#textOfId(id))
        .join(' ')
    return label ?? alt ?? textOf([element])
  }

  #textOfId(id: string): string {
    const labels = DomUtils.findAll(({ attribs }) => attribs['id'] === id, this.#document)
    return textOf(labels)
  }
}

export function readMarkup(html: string): Markup {
  return new Markup(parseDocument(html).children)
}

function roleOf({ name, attribs, parent }: Element): string | undefined {
  if (attribs['role']) return attribs['role']
  if (name === 'a' && attribs['href'] === undefined) return undefined
  if ((name === 'header' || name === 'footer') && isPartOf(parent, parts)) return undefined
  return Object.entries(tags).find(([, names]) => names.some((tag) => tag === name))?.[0]
}

const matches = (called: string, name: Name): boolean =>
  typeof name === 'string' ? called === name : name.test(called)

function isPartOf(node: Element['parent'], names: ReadonlySet<string>): boolean {
  for (let at = node; at; at = at.parent) if ('name' in at && names.has(at.name)) return true
  return false
}

function isHidden(element: Element): boolean {
  for (let at: Element['parent'] = element; at; at = at.parent) {
    if ('attribs' in at && isHiddenItself(at.attribs)) return true
  }
  return false
}

const isHiddenItself = (attribs: Element['attribs']): boolean =>
  attribs['aria-hidden'] === 'true' || attribs['hidden'] !== undefined

const childrenOf = (nodes: Nodes): Nodes => nodes.flatMap((node) => DomUtils.getChildren(node))

function textOf(nodes: Nodes): string {
  return wordsOf(nodes).replaceAll(/\s+/g, ' ').trim()
}

function wordsOf(nodes: Nodes): string {
  return nodes
    .map((node) => {
      if (DomUtils.isText(node)) return node.data
      if (!DomUtils.isTag(node) || silent.has(node.name) || isHiddenItself(node.attribs)) return ''
      return node.attribs['alt'] ?? wordsOf(node.children)
    })
    .join('')
}
