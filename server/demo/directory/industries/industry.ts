/** What a generated supplier does, and what follows from it. */
export type Industry = {
  /** How many of a thousand suppliers do it, where their country is known for nothing else. */
  readonly weight: number
  /** Goods are made and supplied, services are offered. */
  readonly kind: 'goods' | 'services'
  /** A code of NACE, a space, and what is offered under it, as it stands inside of a sentence. */
  readonly lines: readonly string[]
  /** Who buys it, in the plural. */
  readonly customers: readonly string[]
  /** Whole sentences about how it is done. */
  readonly details: readonly string[]
  /** Credentials that fit, with the percent of suppliers of medium size that hold each. */
  readonly credentials: Readonly<Record<string, number>>
  readonly sdgs: readonly number[]
  /** What is offered, as it stands inside of a sentence of the other languages of descriptions. */
  readonly said: Readonly<Record<'de' | 'fr' | 'es' | 'ar', string>>
}
