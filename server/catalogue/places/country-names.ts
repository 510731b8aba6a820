import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

const file = new URL('../data/country-names.tsv.br', import.meta.url)

/** What people write for a country besides what `npm run catalogue` finds in CLDR and ISO 3166-1. */
const others: Readonly<Record<string, readonly string[]>> = {
  AE: ['uae'],
  CI: ['ivory coast'],
  CZ: ['czech republic'],
  GB: ['uk', 'great britain'],
  KR: ['republic of korea'],
  MM: ['burma'],
  NL: ['holland'],
  SZ: ['swaziland'],
  TL: ['east timor'],
  TR: ['turkey'],
  US: ['united states of america'],
  XK: ['republic of kosovo', 'republika e kosoves'],
}

/** Folded names of countries and territories in the languages of the world, each with its code. */
export type CountryNames = ReadonlyMap<string, string>

/** Reads the committed names: some 10 ms. */
export function readCountryNames(): CountryNames {
  const names = new Map<string, string>()
  for (const line of brotliDecompressSync(readFileSync(file)).toString().trimEnd().split('\n')) {
    const [code = '', ...known] = line.split('\t')
    for (const name of [...known, ...(others[code] ?? [])]) names.set(name, code)
  }
  return names
}
