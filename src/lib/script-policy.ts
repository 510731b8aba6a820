/** Which scripts the page may load, besides those that it was built with. */
export type ScriptPolicy = {
  /** Whether one may come from an address. None may until somebody says otherwise. */
  mayLoad(url: string): boolean
}
