/* What the store refuses to do with a brand. */

/** There is no brand with this id. */
export class UnknownBrand extends Error {}
/** There is one already. */
export class BrandExists extends Error {}
/** What is changed is not what whoever changes it has looked at. */
export class BrandChanged extends Error {
  readonly what: 'draft' | 'published'
  constructor(what: 'draft' | 'published') {
    super(`The ${what} is another one by now`)
    this.what = what
  }
}
/** Somebody has changed the same places meanwhile. */
export class BrandConflict extends Error {
  readonly paths: readonly string[]
  constructor(paths: readonly string[]) {
    super('The same places were changed')
    this.paths = paths
  }
}
/** What a draft would hold has not the form of a brand. */
export class MisshapenDraft extends Error {
  readonly path: string
  constructor(path: string, message: string) {
    super(message)
    this.path = path
  }
}
