import type { IndexAnswer, IndexQuery, SearchCatalogue } from '../query.ts'

export type ToThread =
  | { kind: 'catalogue'; catalogue: SearchCatalogue }
  | { kind: 'search'; id: number; query: IndexQuery }
  | { kind: 'close' }

export type FromThread =
  | { kind: 'answer'; id: number; answer: IndexAnswer }
  | { kind: 'failure'; id: number | null; message: string }
