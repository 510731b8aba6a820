import type { Brand } from '../../src/contract/brand.ts'
import { credence } from './brands/credence.ts'
import { harbour } from './brands/harbour.ts'
import { verdant } from './brands/verdant.ts'

/** The brands of demo mode, each with the host names it answers on (BRD-7). */
export const demoBrands: readonly { hosts: readonly string[]; brand: Brand }[] = [
  { hosts: ['localhost', '127.0.0.1'], brand: credence },
  { hosts: ['verdant.localhost'], brand: verdant },
  { hosts: ['harbour.localhost'], brand: harbour },
]
