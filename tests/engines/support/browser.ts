/** A value that travels between a test and a page. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** An element of a page, found once: an element that is drawn anew is another one. */
export type PageElement = {
  click(): Promise<void>
  /** Types as a keyboard does, into what it already holds. */
  type(text: string): Promise<void>
  /** Chooses a file, by its path, in an `<input type="file">`. */
  choose(path: string): Promise<void>
}

/** One page of a browser whose storage begins empty, driven alike in every engine. */
export type Browser = {
  /** Opens an address and waits for its document. */
  open(url: string): Promise<void>
  url(): Promise<string>
  reload(): Promise<void>
  /**
   * Calls a function in the page, which knows nothing of the test but its arguments.
   * @throws Error when the page does not answer, as while it leaves for another one
   */
  run<Args extends readonly Json[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>
  /** Finds an element with a function in the page; null where there is none. */
  find<Args extends readonly Json[]>(
    search: (...args: Args) => Element | null,
    ...args: Args
  ): Promise<PageElement | null>
  /** Presses the keys that paste, where the focus is. */
  paste(): Promise<void>
  /**
   * The texts of the page as it is printed, sheet by sheet. WebKitGTK's driver prints nothing: there they
   * are what the page shows while its rules for paper hold instead of those for a screen, on one sheet.
   */
  print(): Promise<string[]>
  close(): Promise<void>
}
